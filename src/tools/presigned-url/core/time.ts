/** Times of signatures. Pure. */

const AMZ_DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Milliseconds of `20261123T080000Z`; undefined for another form, or a day or time that there is not. */
export function readAmzDate(text: string): number | undefined {
  const [, ...parts] = AMZ_DATE.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  // Date.UTC makes 1 March of 30 February.
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '') === text ? time : undefined;
}
