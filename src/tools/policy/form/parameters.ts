/** Short names of the fields in the address. They're in a separate file, because the page loads them before it loads the tool. */
export const PARAMETERS = {
  task: 'task',
  bucket: 'b',
  prefix: 'p',
  project: 'o',
  user: 'u',
  who: 'w',
  request: 'r',
  place: 'k',
  source: 'c',
  ownProject: 'a',
  userName: 'n',
  ip: 'i',
  tls: 's',
} as const;

export type FieldName = keyof typeof PARAMETERS;
