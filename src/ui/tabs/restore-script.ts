/**
 * Selects the remembered tab while the browser reads the page, before the first paint, so that nothing jumps: `applyChoice`
 * of choice.ts in short. One constant text for all tabs, for a hash in a content security policy. Failing storage leaves
 * the default.
 */
export const RESTORE_SCRIPT = `(function(t){try{var c=localStorage.getItem(t.dataset.tabs);t.querySelectorAll(':scope>input').forEach(function(i){if(i.value.split(' ').includes(c))i.checked=true})}catch(e){}})(document.currentScript.parentNode)`;
