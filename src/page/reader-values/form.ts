/** The form for the reader's values: a native modal dialog, which traps focus and closes on Escape. */
import { VALUE_NAMES, type ReaderValues, type Shown, type ValueName } from '../../lib/reader-values/names';
import { create } from './create';
import { ValueField } from './field';
import type { Texts } from './texts';

export interface FormOptions {
  readonly texts: Texts;
  /** Values that the pages show by default, used as examples in the form. */
  readonly shown: Shown;
  readonly values: () => ReaderValues;
  /** Saves the form's values, or removes all saved values if the form is empty. @returns the message for the reader */
  readonly take: (values: ReaderValues) => string;
}

function button(text: string, type: 'submit' | 'button', act?: () => void): HTMLButtonElement {
  const element = create('button', { type, textContent: text });
  element.dataset.static = '';
  if (act) element.addEventListener('click', act);
  return element;
}

export class ValuesForm {
  private readonly dialog = create('dialog', { className: 'values' });
  /** Status message. It's outside the dialog, so that screen readers announce it after the dialog closes. */
  private readonly status = create('p', { className: 'values-status', role: 'status' });
  private readonly fields: readonly ValueField[];
  private opener: HTMLElement | undefined;

  constructor(private readonly options: FormOptions) {
    const { texts, shown } = options;
    const examples: Record<ValueName, string> = { ...shown, endpoint: `https://${shown.endpoint}`, bucket: 'acme-reports-test' };
    this.fields = VALUE_NAMES.map((name) => new ValueField(name, texts, examples[name]));
    const title = create('h2', { id: 'values-title', textContent: texts.title });
    const close = (): void => this.dialog.close();
    const form = create('form', { method: 'dialog', noValidate: true }, [
      title,
      create('p', { textContent: texts.intro }),
      ...this.fields.map(({ element }) => element),
      create('div', { className: 'values-buttons' }, [
        button(texts.save, 'submit'),
        button(texts.cancel, 'button', close),
        button(texts.reset, 'button', () => this.finish({})),
      ]),
    ]);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit();
    });
    this.dialog.setAttribute('aria-labelledby', title.id);
    this.dialog.append(form);
    // Closes on outside clicks, but not on clicks in its margin or selections that end outside. Browsers without support keep it open.
    this.dialog.setAttribute('closedby', 'any');
    // The browser restores focus when the dialog closes, unless the opener never had focus (Safari).
    this.dialog.addEventListener('close', () => this.opener?.focus());
    document.body.append(this.dialog, this.status);
  }

  open(opener: HTMLElement): void {
    this.opener = opener;
    const values = this.options.values();
    for (const field of this.fields) field.set(values[field.name] ?? '');
    this.status.textContent = '';
    if (!this.dialog.open) this.dialog.showModal();
  }

  private submit(): void {
    const read = this.fields.map((field) => ({ field, checked: field.read() }));
    const wrong = read.find(({ checked }) => checked !== undefined && 'fault' in checked);
    if (wrong) {
      wrong.field.input.focus();
      return;
    }
    const entries = read.flatMap(({ field, checked }) =>
      checked !== undefined && 'value' in checked ? [[field.name, checked.value]] : [],
    );
    this.finish(Object.fromEntries(entries) as ReaderValues);
  }

  private finish(values: ReaderValues): void {
    const message = this.options.take(values);
    this.dialog.close();
    this.status.textContent = message;
  }
}
