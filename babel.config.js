/** SWC builds the site; Babel still reads the interface texts out of the sources (`docusaurus write-translations`). */
module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };
