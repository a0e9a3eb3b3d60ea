/** The form for the reader's values: a native modal dialog, which traps focus and closes on Escape. */
import { checkValue, type Checked } from '../../lib/reader-values/check';
import { VALUE_NAMES, type ReaderValues, type Shown, type ValueName } from '../../lib/reader-values/names';
import { create, createButton } from '../elements';
import type { ValuesTexts } from '../texts';

function createField(name: ValueName, texts: ValuesTexts, example: string) {
  const id = `values-${name}`;
  const input = create('input', { id, type: 'text', autocomplete: 'off', autocapitalize: 'none', spellcheck: false, placeholder: example });
  const fault = create('p', { className: 'values-fault', id: `${id}-fault` });
  const hint = create('p', { className: 'values-hint', id: `${id}-hint` }, [texts[`hint.${name}`]]);
  const label = create('label', { htmlFor: id }, [texts[`label.${name}`]]);
  const say = (text: string): void => {
    fault.textContent = text;
    input.ariaInvalid = text === '' ? null : 'true';
  };
  const set = (value: string): void => {
    input.value = value;
    say('');
  };
  /** Reads the field, and shows an error if its value is invalid. @returns undefined for an empty field */
  const read = (): Checked | undefined => {
    const checked = input.value.trim() === '' ? undefined : checkValue(name, input.value);
    say(checked !== undefined && 'fault' in checked ? texts[`fault.${checked.fault}`] : '');
    return checked;
  };
  input.dataset.static = '';
  input.setAttribute('aria-describedby', `${hint.id} ${fault.id}`);
  // Errors appear when the form is submitted. If they appeared when a field loses focus, the button would move away from the pointer.
  input.oninput = () => {
    if (input.ariaInvalid === 'true') read();
  };
  return { name, input, set, read, element: create('div', { className: 'values-field' }, [label, input, fault, hint]) };
}

/**
 * @param shown values that the pages show by default, used as examples in the form
 * @param take saves the form's values, or removes all saved values if the form is empty, and returns the message for the reader
 * @returns a function that opens the form with the current values
 */
export function createForm(texts: ValuesTexts, shown: Shown, take: (values: ReaderValues) => string) {
  const examples: Record<ValueName, string> = { ...shown, endpoint: `https://${shown.endpoint}`, bucket: 'acme-reports-test' };
  const fields = VALUE_NAMES.map((name) => createField(name, texts, examples[name]));
  const dialog = create('dialog', { className: 'values' });
  /** Status message. It's outside the dialog, so that screen readers announce it after the dialog closes. */
  const status = create('p', { className: 'visually-hidden', role: 'status' });
  let opener: HTMLElement | undefined;

  const finish = (values: ReaderValues): void => {
    const message = take(values);
    dialog.close();
    status.textContent = message;
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const entries: [ValueName, string][] = [];
    let wrong: HTMLElement | undefined;
    for (const { name, input, read } of fields) {
      const checked = read();
      if (checked && 'fault' in checked) wrong ??= input;
      else if (checked) entries.push([name, checked.value]);
    }
    if (wrong) wrong.focus();
    else finish(Object.fromEntries(entries));
  };
  const title = create('h2', { id: 'values-title' }, [texts.title]);
  const buttons = [
    createButton(texts.save, { type: 'submit' }),
    createButton(texts.cancel, { onclick: () => dialog.close() }),
    createButton(texts.reset, { onclick: () => finish({}) }),
  ];
  const form = create('form', { method: 'dialog', noValidate: true, onsubmit: submit }, [
    title,
    create('p', {}, [texts.intro]),
    ...fields.map(({ element }) => element),
    create('div', { className: 'values-buttons' }, buttons),
  ]);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(form);
  // Closes on outside clicks, but not on clicks in its margin or selections that end outside. Browsers without support keep it open.
  dialog.setAttribute('closedby', 'any');
  // The browser restores focus when the dialog closes, unless the opener never had focus (Safari).
  dialog.onclose = () => opener?.focus();
  document.body.append(dialog, status);

  return (from: HTMLElement, values: ReaderValues): void => {
    opener = from;
    for (const { name, set } of fields) set(values[name] ?? '');
    status.textContent = '';
    if (!dialog.open) dialog.showModal();
  };
}
