/**
 * What the reader puts into fields of the application before it is there. It resets them when it takes them over, which
 * happens between two letters of who types fast, and must see each change once more. Part of the application that runs before that.
 */
import { placeOf } from './place';
import { whenThere } from './there';

type Field = HTMLInputElement | HTMLSelectElement;

/** The home page's field is not among them: the search takes its text over by itself. */
const FIELD = '#__docusaurus :is(input:not([data-static], .search-field *), select)';

interface Entry {
  readonly find: () => Element | null;
  value: string;
}

/** The reader's text or choice of each field, until the application has seen it. */
const entries = new Map<Field, Entry>();

type Property = PropertyDescriptor & { set: (this: HTMLInputElement, value: string) => void };

/**
 * Leaves the reader's text alone, whatever the application writes: a text that is set ends the word that a keyboard is composing,
 * which is then there twice. On Android a keyboard composes every word.
 * @returns ends that; undefined where something else, such as an extension, has taken the setter for itself
 */
function holdTexts(): (() => void) | undefined {
  const { prototype } = HTMLInputElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'value') as Property | undefined;
  if (!own?.configurable) return undefined;
  Object.defineProperty(prototype, 'value', {
    ...own,
    set(this: HTMLInputElement, value: string) {
      if (!entries.has(this)) own.set.call(this, value);
    },
  });
  return () => Object.defineProperty(prototype, 'value', own);
}

/** Gives the application the reader's text. @param isHeld whether the field still has it */
function handOver(field: Field, value: string, isHeld: boolean): void {
  const isText = field instanceof HTMLInputElement;
  // The framework notes on the element what is set, and sees a change where the field has another text than it noted.
  if (isText && isHeld) field.value = `${value}.`;
  else Object.getOwnPropertyDescriptor(isText ? HTMLInputElement.prototype : HTMLSelectElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
}

/** The field that has the reader's caret; when it is gone, so is the focus. */
let focused: Entry | undefined;

function note(field: EventTarget | null): Entry | undefined {
  if (!(field instanceof Element && field.matches(FIELD))) return undefined;
  const entry = entries.get(field as Field) ?? { find: placeOf(field), value: '' };
  entry.value = (field as Field).value;
  return entry;
}

function keep(field: EventTarget | null): void {
  const entry = note(field);
  if (entry) entries.set(field as Field, entry);
}

/** Whether the reader, or the browser for a reader who comes back, has put something into it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  // Without a choice of the page, the first one.
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}

async function handAllOver(): Promise<void> {
  for (const [field, { find, value }] of entries) {
    const now = find() as Field | null;
    if (now) handOver(now, value, now === field);
    entries.delete(field);
    // The next one adds to what the application makes of this one.
    await Promise.resolve();
  }
}

/** The field in the place of one that went with the reader's caret gets that. */
function returnFocus(): void {
  const field = focused?.find();
  if (!(field instanceof HTMLElement) || document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
}

export function keepFields(): void {
  const fields = document.querySelectorAll<Field>(FIELD);
  // Most pages have none: they keep the browser's own setter.
  const release = fields.length > 0 ? holdTexts() : undefined;
  if (!release) return;
  const onInput = ({ target }: Event): void => keep(target);
  const onFocus = ({ target }: Event): void => void (focused = note(target));
  // Until now nobody has listened.
  for (const field of fields) if (isChanged(field)) keep(field);
  focused = note(document.activeElement);
  addEventListener('input', onInput);
  addEventListener('focusin', onFocus);
  whenThere(() => {
    void handAllOver().then(() => {
      removeEventListener('input', onInput);
      removeEventListener('focusin', onFocus);
      release();
      returnFocus();
    });
  });
}
