import { formatNumber } from '../parts/format';
import { GIB, MIB, TIB } from './core/limits';

/** `64 MiB`, `48.83 TiB`, in Italian `48,83 TiB`; what is smaller than a MiB in bytes. */
export function formatSize(bytes: number, locale: string): string {
  if (bytes < MIB) return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const [unit, name] = bytes >= TIB ? [TIB, 'TiB'] : bytes >= GIB ? [GIB, 'GiB'] : [MIB, 'MiB'];
  return `${formatNumber(bytes / unit, locale)} ${name}`;
}
