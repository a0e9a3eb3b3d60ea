/** Which programs a block needs. */
import { calls } from '../page/clients';

/** The page of a program is about nothing else: without it no block of the page makes sense. */
const ownTool = (pageId: string): string => pageId.split('/').at(-1) ?? '';

/**
 * @param absent programs that are not there, with the reason
 * @returns the reason for the first program that the block needs and that is absent
 */
export function absentTool(pageId: string, language: string, text: string, absent: ReadonlyMap<string, string>): string | undefined {
  const whole = absent.get(ownTool(pageId));
  if (whole !== undefined) return whole;
  if (language === 'python') return absent.get('python3');
  if (language !== 'bash') return undefined;
  return [...absent].find(([tool]) => calls(text, tool))?.[1];
}
