/** Bad input in the fields of a tool. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

/** Name of a field, what is entered, and a pattern of what is said beside the field. */
type BadValue = readonly [name: string, text: string, message: string];

/**
 * Enters the values one after the other into one opened tool. Each is answered beside its field, and the answer goes when the field
 * has its former value again.
 *
 * `whileBad` expects what else holds while the value stands there, `restored` what holds afterwards.
 */
export async function expectAnswersBeside(
  fieldOf: (name: string) => Locator,
  values: readonly BadValue[],
  { whileBad, restored }: { whileBad?: (field: Locator, message: RegExp) => Promise<void>; restored?: () => Promise<void> },
): Promise<void> {
  for (const [name, text, pattern] of values) {
    await test.step(`${name} ${JSON.stringify(text)}`, async () => {
      const [field, message] = [fieldOf(name), new RegExp(pattern)];
      const before = await field.inputValue();
      await field.fill(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
      await whileBad?.(field, message);
      await field.fill(before);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).not.toHaveAccessibleDescription(message);
      await restored?.();
    });
  }
}
