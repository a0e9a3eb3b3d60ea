/**
 * What the reader puts into fields of the application before it is there. It resets them when it takes them over, which
 * happens between two letters of who types fast, and must see each change once more. Part of the application that runs before that.
 */
import { isThere, whenThere } from '../page/there';

type Field = HTMLInputElement | HTMLSelectElement;

/** The home page's field is not among them: the application takes its text over by itself. */
const FIELD = '#__docusaurus :is(input:not([data-static], .search-field *), select)';

/** The reader's text or choice of each field, until the application has seen it. */
const filled = new Map<Field, string>();

/**
 * Leaves the reader's text alone, whatever the application writes: a text that is set ends the word that a keyboard is composing,
 * which is then there twice. On Android a keyboard composes every word.
 * @returns ends that; undefined where something else, such as an extension, has taken the setter for itself
 */
function holdTexts(): (() => void) | undefined {
  const { prototype } = HTMLInputElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  if (!own?.configurable) return undefined;
  Object.defineProperty(prototype, 'value', {
    ...own,
    set(this: HTMLInputElement, value: string) {
      if (!filled.has(this)) own.set?.call(this, value);
    },
  });
  return () => Object.defineProperty(prototype, 'value', own);
}

function handOver(field: Field, value: string): void {
  if (field instanceof HTMLInputElement) {
    // The framework's own setter on the element notes another text, and so sees a change; the field keeps its own.
    field.value = `${value}.`;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  filled.delete(field);
}

function keep(field: EventTarget | null): void {
  if (field instanceof Element && field.matches(FIELD)) filled.set(field as Field, (field as Field).value);
}

/** Whether the reader, or the browser for a reader who comes back, has put something into it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  // Without a choice of the page, the first one.
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}

function watch(): void {
  const fields = document.querySelectorAll<Field>(FIELD);
  // Most pages have none: they keep the browser's own setter.
  const release = fields.length > 0 ? holdTexts() : undefined;
  if (!release) return;
  const onInput = ({ target }: Event): void => keep(target);
  // Until now nobody has listened.
  for (const field of fields) if (isChanged(field)) keep(field);
  addEventListener('input', onInput);
  whenThere(() => {
    void (async () => {
      for (const [field, value] of filled) {
        handOver(field, value);
        // The next one adds to what the application makes of this one.
        await Promise.resolve();
      }
      removeEventListener('input', onInput);
      release();
    })();
  });
}

// Also imported where pages are rendered, without a document.
if (typeof document !== 'undefined' && !isThere()) watch();
