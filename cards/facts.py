#!/usr/bin/env python3
"""Writes the facts of all cards: what they are and their figures, and nothing that is printed as a sentence.

    cards/facts.py CARDS.jsonl > cards/src/main/resources/holosite/facts/cards.tsv

CARDS.jsonl has a card on each line, with the fields gempId, side, era, front, back, matching and
matchingWeapon. A row of the table has the columns below, separated by tabs; the entries of a
column are separated by semicolons, and a figure's name and value by a space. Where the data has
a star or a formula, the value is '*'.

The column 'mentions' holds what a text speaks of, for checks of the cards written from it:
phases and limits, who occupies or controls, on which planet, numbers, and words of the game.
The column 'manner' says whether a sentence that names a phase, or something that happens, lets
somebody do a thing ("may control phase", "may when") or has it done ("must control phase").
"""
import json, re, sys

COLUMNS = ["id", "side", "marks", "title", "type", "kind", "figures", "icons", "traits", "matching", "crew", "mentions", "manner"]
MARKS = {"*": "•", "**": "••", "***": "•••", "<>": "◇", "<><>": "◇◇", "<><><>": "◇◇◇"}
FIGURES = ["deploy", "power", "ability", "politics", "maneuver", "armor", "hyperspeed", "landspeed", "ferocity", "forfeit", "parsec"]
ICONS = {"Permanent weapon": "Permanent Weapon", "Reflections 2": "Reflections II", "Reflections 3": "Reflections III",
         "Selective": "Selective Creature", "Permanent Pilot": "Pilot"}
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
           "twice": 2, "double": 2, "doubled": 2, "doubles": 2, "tripled": 3, "triple": 3, "half": 0.5}
SEATS = {"pilot": "pilots", "driver": "pilots", "passenger": "passengers", "rider": "passengers", "pilots or passengers": "either",
         "pilot or passenger": "either", "astromech": "astromechs", "vehicle": "vehicles", "starfighter": "starfighters",
         "tie": "ties"}
# cards that were blanked later and have an entry in the glossary
BLANKED = ["200_94"]
# virtual cards that are no longer part of the game, which the glossary has entries for; their id is made of set and number
LEGACY = {5805, 6249, 6667}
PHASES = ["activate", "control", "deploy", "battle", "move", "draw"]


WORDS = {
    "lost": r"\blost\b|\blose[sn]?\b|\bloss\b", "used pile": r"used pile", "reserve deck": r"reserve deck", "force pile": r"force pile",
    "hand": r"\bhand\b", "retrieve": r"retriev", "activate": r"activat(?!e phase)", "force drain": r"force drain", "destiny": r"destin",
    "attrition": r"attrition", "immune": r"immun", "cancel": r"cancel", "react": r"\breact", "power": r"\bpower", "forfeit": r"forfeit",
    "ability": r"\bability", "landspeed": r"landspeed", "hyperspeed": r"hyperspeed", "maneuver": r"maneuver", "armor": r"armor|defense",
    "captive": r"captur|captive|escort", "steal": r"steal|stole", "free": r"\bfree\b", "out of play": r"out of play", "opponent": r"opponent",
    "adjacent": r"adjacent", "related": r"\brelated\b", "weapon": r"weapon|blaster|lightsaber|\bfire", "device": r"device", "suspend": r"suspend",
    "undercover": r"undercover", "reveal": r"reveal", "shuffle": r"shuffl", "docking bay": r"docking bay", "pilot": r"pilot", "exclude": r"exclu",
    "passenger": r"passenger", "initiate": r"initiat", "move": r"\bmov|relocat", "random": r"random", "alone": r"\balone\b",
    "droid": r"droid", "creature": r"creature", "vehicle": r"vehicle", "starship": r"starship|starfighter", "aboard": r"aboard", "may": r"\bmay\b",
    "except": r"\bexcept|other than|\bnon-|unless|\bnot\b|\bno\b|\bother\b|cannot|\bnever\b", "hit": r"'hit|\bhit\b",
}
KINDS = ["site", "same site", "system", "sector", "exterior", "interior", "battleground", "character", "alien", "rebel", "imperial", "warrior",
         "trooper", "leader", "spy", "bounty hunter", "smuggler", "gambler", "scout", "jawa", "ewok", "interrupt", "epic event",
         "senator", "jedi", "objective", "admiral", "general", "commander", "musician", "thief", "highest"]
PERSONAS = ["Luke", "Han", "Leia", "Chewie", "Vader", "Obi-Wan", "Lando", "Tarkin", "Yoda", "R2-D2", "C-3PO", "Boba Fett", "Jabba", "Emperor",
            "Falcon", "Wedge", "Dengar", "Bossk", "IG-88", "Zuckuss", "4-LOM", "Xizor", "Mara Jade", "Maul", "Qui-Gon", "Amidala", "Sidious",
            "Anakin", "Executor", "Death Star", "Slave I"]


def value(text):
    text = str(text).replace("½", ".5").strip("()")
    try:
        number = float(text)
    except ValueError:
        return "*"
    return str(int(number)) if number == int(number) else str(number)


def title(name):
    name = re.sub(r"[•◇]|^[<>*]+", "", name)
    return re.sub(r"\s*\((AI|Holo AI|C-Slip AI.*|Border Breaker AI|Readable)\)$", "", name.strip())


def figures(front):
    found = []
    destinies = front.get("destinyValues") or [front["destiny"]]
    if front["type"] != "Location":
        pi = {"π": "3.141592653589793", "3.14159": "3.141592653589793", "2π": "6.283185307179586", "6.28319": "6.283185307179586"}
        found.append("destiny " + "|".join(pi.get(str(d), value(d)) for d in destinies))
    creature = front["type"] == "Creature"
    for name in FIGURES:
        if front.get(name) not in (None, "") and not (creature and name in ("power", "landspeed")):
            found.append(f"{name} {value(front[name])}")
    if creature:
        for extra in front.get("extraText") or []:
            if ":" in extra:
                found.append("defense " + value(extra.split(":")[1]))
    if front["type"] == "Location":
        found.append("dark " + value(front.get("darkSideIcons", front.get("darksideIcons")) or 0))
        found.append("light " + value(front.get("lightSideIcons", front.get("lightsideIcons")) or 0))
    if front["type"].startswith("Jedi Test"):
        found.append("test " + front["type"].split("#")[1])
    return found


def traits(front):
    extra = [e for e in front.get("extraText") or [] if ":" not in e and not e.startswith("+")]
    extra = [{"NO HYPERSPPED": "No Hyperdrive", "NO HYPERDRIVE": "No Hyperdrive"}.get(e, e) for e in extra]
    return list(dict.fromkeys([c.lower() for c in front.get("characteristics") or []] + [e.lower() for e in extra]))


def crew(text):
    """Seats, and who is aboard for good; what is not worded as usual is left to the reader."""
    found = []
    seats = re.search(r"\bMay (?:add|carry) ((?:\d+|one|two|unlimited) [^.]*)\.", text)
    if seats and not re.search(r"\bdestiny|Force|removed|weapon", seats[1]):
        words = re.sub(r"\([^)]*\)|'", "", seats[1])
        many = None
        for part in re.split(r",? and |, ?", words):
            match = re.match(r"\s*(\d+|one|two|unlimited)?\s*(.*?)\s*$", part)
            many = match[1] or many
            what = match[2].lower()
            seat = SEATS.get(what) or SEATS.get(re.sub(r"s$", "", what))
            if seat:
                found.append(f"{seat} {({'one': '1', 'two': '2'}).get(many, many)}")
    pilots = re.search(r"Permanent pilots?(?: aboard)? provides? (?:total )?(?:ability of (\d+)|(\d+) ability|ability (\d+))", text)
    if pilots:
        found.append("permanent " + next(p for p in pilots.groups() if p))
    named = re.search(r"Permanent (pilot|astromech)s?(?: aboard)? (?:is|are) [•*](.*?)(?:,? who\b|:|\.)(.*?ability of (\d+))?", text)
    if named:
        names = re.split(r",? and [•*]|, [•*]", named[2])
        found += [f"{named[1]} {name}" for name in names]
        if named[4]:
            found.append("permanent " + named[4])
    return found


def mentions(text, own, systems, names):
    found = ["on " + name for name in systems if re.search(r"\b[Oo]n (?:[A-Z][\w' ]+ or )?%s\b(?!:| site| system| location| sector)" % re.escape(name), text)]
    left = text
    for name in names:
        if name != own and name in left and re.search(r"(?<![\w'-])%s(?![\w-])" % re.escape(name), left):
            found.append("name " + name)
            left = left.replace(name, "")
    for name, pattern in (("occupies", r"occup[yi]|\b(?:has|have|with|having) (?:no )?presence\b"), ("controls", r"\bcontrols?\b(?! phase)"), ("present", r"\bpresent\b")):
        if re.search(pattern, text):
            found.append(name)
    text = text.lower().replace("’", "'").replace("½", ".5").replace("¼", ".25")
    found += [word for word, pattern in WORDS.items() if re.search(pattern, text)]
    found += [kind for kind in KINDS if re.search(r"\b%s(?:s|es)?\b" % kind.replace("spy", "(?:spy|spies)"), text)]
    for phase in PHASES:
        for who in re.findall(r"((?:your|opponent's|each player's|either player's|their|either|each of your|any)?)\s*(?:next )?\b%s phase" % phase, text):
            found.append(({"each of your": "your", "their": "", "any": "", "either": ""}).get(who, who) + " " + phase + " phase")
    one = "(?:%s)" % "|".join(PHASES)
    for who, names in re.findall(r"((?:your|opponent's|either player's)?)\s*\b((?:%s(?:,? or |,? and |, ))+%s) phases?" % (one, one), text):
        found += [who + " " + phase + " phase" for phase in re.findall(one, names)]
    for count, per in re.findall(r"\b(once|twice|one|a|three times|limit \w+|\d+ times)\b[^.;:]{0,25}?\b(?:per|each|every|during (?:each|every)(?: of)?(?: your)?) (turn|game|battle|phase|force drain|player's turn|duel)", text):
        found.append(("once" if count in ("once", "one", "a") else count) + " per " + per)
    for per in re.findall(r"\bonce during (?:your |each |every |a |any )*(turn|battle)", text):
        found.append("once per " + per)
    if re.search(r"\bonce (?:during|each|in)\b[^.;]{0,40}\bphase|\bonce per (?:\w+ )?phase", text):
        found.append("once per phase")
    for name, pattern in (("cumulative", r"cumulat"), ("limit", r"\blimit")):
        if re.search(pattern, text):
            found.append(name)
    numbers = {value(n) for n in re.findall(r"\d*\.?\d+", text)} | {value(NUMBERS[w]) for w in re.findall(r"[a-z]+", text) if w in NUMBERS}
    return sorted({f.strip() for f in found}) + sorted(numbers - {"*"}, key=float)


def manner(text):
    found = set()
    for sentence in re.split(r"(?<=[.;])\s|\bOR\b|\bAlso, ", re.sub(r"[{}]", "", text)):
        sentence = sentence.lower()
        how = "may " if re.search(r"\bmay\b(?! not\b)", sentence) else "must "
        for phase in PHASES:
            if re.search(r"\b%s phase" % phase, sentence) or re.search(r"\b%s(?:,? (?:or|and)|,) [^.]*\bphases?\b" % phase, sentence):
                found.add(how + phase + " phase")
        if re.search(r"\bwhen|\b(?:each|every) time\b|\bjust\b|\babout to\b|\bif\b|\bat (?:the )?(?:start|end|beginning)\b|\bafter\b|\bbefore\b|\bunless\b|\bimmediately\b|\bwhenever\b|\bfrom a battle\b|\bforce drain|\bdestiny draws?\b", sentence):
            found.add(how + "when")
    return sorted(found)


def row(card, systems, names):
    front, back = card["front"], card.get("back") or {}
    kind = front.get("subType") or ""
    kind = {"Combat: SPEEDER BIKE": "Combat: Speeder Bike"}.get(kind, kind)
    icons = [ICONS.get(i, i) for i in front.get("icons") or []]
    text = (front.get("gametext") or "") + " " + (back.get("gametext") or "")
    cells = [card["gempId"], card["side"], MARKS.get(front.get("uniqueness") or "", ""), title(front["title"]),
             front["type"].split(" #")[0], kind, ";".join(figures(front)), ";".join(icons), ";".join(traits(front)),
             ";".join(dict.fromkeys((card.get("matching") or []) + (card.get("matchingWeapon") or []))),
             ";".join(crew(text)) if front["type"] in ("Starship", "Vehicle") else "", ";".join(mentions(text, title(front["title"]), systems, names)),
             ";".join(manner(text))]
    return "\t".join(c.replace("\t", " ").replace("\n", " ") for c in cells)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    cards = {}
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            if card["era"] == "legacy" and card["id"] in LEGACY:
                card["gempId"] = f"{card['set']}_{card['id']}"
                cards[card["gempId"]] = card
            if card.get("gempId") and (card["era"] == "current" or card["gempId"] in BLANKED):
                cards.setdefault(card["gempId"], card)   # a second row of an id is the same card with another picture
    systems = {title(c["front"]["title"]).removesuffix(" (V)") for c in cards.values() if c["front"].get("subType") == "System"}
    systems |= {"Cloud City"}
    names = {t for c in cards.values() for f in title(c["front"]["title"]).split(" / ") for t in [f.removesuffix(" (V)"), *f.split(": ")[1:]]}
    common = {"Control", "Hunting Party", "Precise Attack", "Rebel", "Force", "Panic", "Protector", "Undercover"}
    names = sorted({n for n in names if len(n) > 5} - common | set(PERSONAS), key=lambda n: (-len(n), n))
    print("\t".join(COLUMNS))
    for key in sorted(cards, key=lambda k: [int(n) for n in k.split("_")]):
        print(row(cards[key], sorted(systems), names))


main()
