/**
 * Selects the remembered tab while the browser reads the page, before the first paint, so that
 * nothing jumps when React takes over. One constant text for all tabs, for a hash in a content
 * security policy; what differs stands in data attributes. Failing storage leaves the default.
 */
export const RESTORE_SCRIPT = `(function(d){try{var v=window[d.storage].getItem(d.key);document.currentScript.parentNode.querySelectorAll(':scope>input').forEach(function(i){if(i.value===v)i.checked=true})}catch(e){}})(document.currentScript.dataset)`;
