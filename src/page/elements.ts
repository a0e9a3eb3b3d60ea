export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

export function createButton(content: Node | string, properties: Partial<HTMLButtonElement>): HTMLButtonElement {
  const button = create('button', { type: 'button', ...properties }, [content]);
  button.dataset.static = '';
  return button;
}

/** Returns the nearest element that matches, starting with the target of an event. */
export const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Handles clicks on all elements that match, including elements that are added later. */
export function onClick(selector: string, act: (element: HTMLElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const element = closestTo(target, selector);
    if (element) act(element);
  });
}
