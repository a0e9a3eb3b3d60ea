/** SWC builds the site, but Babel still extracts the interface texts from the source code (`docusaurus write-translations`). */
module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };
