"""Makes the static fonts of brochures and share images from the variable fonts of the pages. Run with fontTools and brotli: `python3 scripts/cut-fonts.py` in the repository.
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

# The Arabic fonts are static already, and keep the names that their licences ask for.
for name, source in {
    "markazi-text-420": "markazi-text-arabic-420",
    "ibm-plex-sans-arabic-400": "ibm-plex-sans-arabic-400",
    "ibm-plex-sans-arabic-500": "ibm-plex-sans-arabic-500",
}.items():
    font = TTFont(f"app/fonts/{source}.woff2")
    font.flavor = None
    font.save(f"domain/pdf/fonts/{name}.ttf")
