/**
 * Selects the remembered tab while the browser parses the page, before the first paint, so that the layout doesn't shift. It's a shorter
 * version of `applyChoice` in choice.ts. The script is the same for all tabs, so that a content security policy can allow it with one hash.
 * If storage isn't available, the default tab stays selected.
 */
export const RESTORE_SCRIPT = `(function(t){try{var c=localStorage.getItem(t.dataset.tabs);t.querySelectorAll(':scope>input').forEach(function(i){if(i.value.split(' ').includes(c))i.checked=true})}catch(e){}})(document.currentScript.parentNode)`;
