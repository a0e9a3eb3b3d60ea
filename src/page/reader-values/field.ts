import type { Checked } from '../../lib/reader-values/check';
import { checkValue } from '../../lib/reader-values/check';
import type { ValueName } from '../../lib/reader-values/names';
import { create } from './create';
import type { Texts } from './texts';

/** A form field with its error message next to it. */
export class ValueField {
  readonly input = create('input', { type: 'text', autocomplete: 'off', autocapitalize: 'none', spellcheck: false });
  readonly element: HTMLElement;
  private readonly fault = create('p', { className: 'values-fault' });

  /** @param example sample value, shown as a placeholder */
  constructor(
    readonly name: ValueName,
    private readonly texts: Texts,
    example: string,
  ) {
    const { input, fault } = this;
    const id = `values-${name}`;
    Object.assign(input, { id, placeholder: example });
    input.dataset.static = '';
    const hint = create('p', { className: 'values-hint', id: `${id}-hint`, textContent: texts[`hint.${name}`] });
    fault.id = `${id}-fault`;
    input.setAttribute('aria-describedby', `${hint.id} ${fault.id}`);
    // Errors appear when the form is submitted. If they appeared when a field loses focus, the button would move away from the pointer.
    input.addEventListener('input', () => {
      if (input.ariaInvalid === 'true') this.read();
    });
    this.element = create('div', { className: 'values-field' }, [
      create('label', { htmlFor: id, textContent: texts[`label.${name}`] }),
      input,
      fault,
      hint,
    ]);
  }

  set(value: string): void {
    this.input.value = value;
    this.say('');
  }

  /** Reads the field, and shows an error if its value is invalid. @returns undefined for an empty field */
  read(): Checked | undefined {
    const { value } = this.input;
    const checked = value.trim() === '' ? undefined : checkValue(this.name, value);
    this.say(checked !== undefined && 'fault' in checked ? this.texts[`fault.${checked.fault}`] : '');
    return checked;
  }

  private say(fault: string): void {
    this.fault.textContent = fault;
    this.input.ariaInvalid = fault === '' ? null : 'true';
  }
}
