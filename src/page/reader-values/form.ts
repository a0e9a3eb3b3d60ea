/** The form for the reader's values: a modal dialog of the browser's own, which keeps the focus and closes by Escape. */
import { VALUE_NAMES, type ReaderValues, type Shown, type ValueName } from '../../lib/reader-values/names';
import { create } from './create';
import { ValueField } from './field';
import type { Texts } from './texts';

export interface FormOptions {
  readonly texts: Texts;
  /** What the pages show, as examples. */
  readonly shown: Shown;
  readonly values: () => ReaderValues;
  /** Takes the values of the form; without any all are removed. @returns what to tell the reader */
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
  /** Outside of the dialog, so that it speaks when that has closed. */
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
    // By a press outside of it, not by one in its margin, nor by a selection that ends outside. A browser that does not know this keeps it open.
    this.dialog.setAttribute('closedby', 'any');
    // The browser gives the focus back, unless the opener never had it (Safari).
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
