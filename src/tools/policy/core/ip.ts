/** Pure functions for IP addresses and for networks in CIDR notation. */

export interface Network {
  /** Address, which has 4 or 16 bytes, as a single number. */
  readonly bits: bigint;
  readonly width: 32 | 128;
  readonly prefix: number;
}

function version4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return undefined;
  return parts.reduce((bits, part) => bits * 256n + BigInt(part), 0n);
}

/** Parses an IPv6 address as defined in RFC 4291, with at most one `::` and optionally an IPv4 address at the end. */
function version6(address: string): bigint | undefined {
  const [, start = address, end] = /^(.*:)([\d.]+\.\d+)$/.exec(address) ?? [];
  const low = end === undefined ? undefined : version4(end);
  if (end !== undefined && low === undefined) return undefined;
  const text = low === undefined ? start : `${start}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((bits, group) => bits * 65_536n + BigInt(`0x${group}`), 0n);
}

/** @param text `203.0.113.0/24`, `2001:db8::/32`, or a single address @returns undefined for any other text */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.trim().split('/');
  const width = address.includes(':') ? 128 : 32;
  const bits = width === 128 ? version6(address) : version4(address);
  if (bits === undefined || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const prefix = length === undefined ? width : Number(length);
  return prefix > width ? undefined : { bits, width, prefix };
}

/** First 96 bits of IPv6 addresses that represent IPv4 addresses: IPv4-mapped addresses (RFC 4291) and NAT64 addresses (RFC 6052). */
const MAPPED = [0xffffn, 0x64_ff9bn << 64n];

/** Converts an IPv6 network to an IPv4 network if it consists of addresses that represent IPv4 addresses, or contains all of them. */
export function withoutMapping(network: Network): Network {
  const { bits, width, prefix } = network;
  const shift = BigInt(Math.max(96 - prefix, 0));
  if (width === 32 || !MAPPED.some((mapped) => mapped >> shift === (bits >> 32n) >> shift)) return network;
  return { bits: bits & 0xffff_ffffn, width: 32, prefix: Math.max(prefix - 96, 0) };
}

/** Whether a network contains an address. False if either one is invalid. */
export function inNetwork(address: string, network: string): boolean {
  const [one, other] = [readNetwork(address), readNetwork(network)];
  if (!one || !other || one.width !== other.width) return false;
  const shift = BigInt(other.width - other.prefix);
  return one.bits >> shift === other.bits >> shift;
}
