"""Makes the static Latin fonts of brochures and share images from the variable fonts of the pages. The
Arabic ones beside them are static already, and have more characters than those of the pages.

Run with fontTools and brotli: `python3 scripts/cut-fonts.py` in the repository.
"""
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CUTS = {
    "newsreader-display": ("newsreader-375-opsz", {"opsz": 60}),
    "newsreader-title": ("newsreader-375-opsz", {"opsz": 24}),
    "hanken-grotesk-400": ("hanken-grotesk-400-640", {"wght": 400}),
    "hanken-grotesk-560": ("hanken-grotesk-400-640", {"wght": 560}),
}

for name, (source, axes) in CUTS.items():
    font = TTFont(f"app/fonts/{source}.woff2")
    cut = instancer.instantiateVariableFont(font, axes)
    cut.flavor = None
    for record in cut["name"].names:
        if record.nameID in (1, 4, 6, 16):
            record.string = name if record.nameID == 6 else name.replace("-", " ").title()
    cut.save(f"domain/pdf/fonts/{name}.ttf")
