"""Makes the text typeface of the site: python3 scripts/fonts/subset.py <variable font> <output.woff2>

Needs Debian's python3-fonttools and python3-brotli. Keeps the letters of the Western European languages, the weights
that the styles use and kerning, the same for all weights (its variation is a third of the file).
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = (400, 400, 750)
ASCII = "".join(map(chr, range(0x20, 0x7F)))
LETTERS = "àâäáãåæçèéêëìíîïñòóôöõøùúûüýÿßÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜÝ¡¿ªº"
SIGNS = "\u00a0©«»°²·×–—‘’“”•…−€"
X_ADVANCE_DEVICE = 0x40


def values(pairs):
    """The value records of a subtable of pair kerning."""
    rows = [s.PairValueRecord for s in pairs.PairSet] if pairs.Format == 1 else [c.Class2Record for c in pairs.Class1Record]
    return [record.Value1 for row in rows for record in row]


def fix_kerning(font):
    """Drops how kerning varies with the weight."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            for value in values(table):
                if hasattr(value, "XAdvDevice"):
                    del value.XAdvDevice
            table.ValueFormat1 &= ~X_ADVANCE_DEVICE


def main(source, output):
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": WEIGHTS})
    fix_kerning(font)
    options = subset.Options(layout_features=["kern", "mark"], glyph_names=False, notdef_outline=False)
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=ASCII + LETTERS + SIGNS)
    subsetter.subset(font)
    subset.save_font(font, output, options)


main(*sys.argv[1:])
