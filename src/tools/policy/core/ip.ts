/** IP addresses and networks in CIDR form. Pure. */

interface Network {
  /** 4 or 16 bytes as one number. */
  readonly bits: bigint;
  readonly width: 32 | 128;
  readonly prefix: number;
}

function version4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return undefined;
  return parts.reduce((bits, part) => bits * 256n + BigInt(part), 0n);
}

/** With at most one `::`; RFC 4291, without the mixed notation. */
function version6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((bits, group) => bits * 65_536n + BigInt(`0x${group}`), 0n);
}

/** @param text `203.0.113.0/24`, `2001:db8::/32`, or an address alone; undefined for what is none */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.trim().split('/');
  const width = address.includes(':') ? 128 : 32;
  const bits = width === 128 ? version6(address) : version4(address);
  if (bits === undefined || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const prefix = length === undefined ? width : Number(length);
  return prefix > width ? undefined : { bits, width, prefix };
}

/** Whether an address lies in a network; false where either cannot be read. */
export function inNetwork(address: string, network: string): boolean {
  const [one, other] = [readNetwork(address), readNetwork(network)];
  if (!one || !other || one.width !== other.width) return false;
  const shift = BigInt(other.width - other.prefix);
  return one.bits >> shift === other.bits >> shift;
}
