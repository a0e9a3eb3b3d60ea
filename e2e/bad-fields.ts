/** Invalid input in a tool's fields. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

/** Field name, input, and a pattern for the message next to the field. */
type BadValue = readonly [name: string, text: string, message: string];

/**
 * Enters the values one after another into an open tool. Each value produces a message next to its field, and the message disappears when
 * the field's previous value is restored.
 *
 * `whileBad` checks what else must be true while the invalid value is in the field, and `restored` checks what must be true afterward.
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
