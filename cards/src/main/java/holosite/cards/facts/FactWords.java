package holosite.cards.facts;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the words of the table are in the card language, as far as the language has them yet. */
public final class FactWords {
    private FactWords() {}

    private static final Map<String, Figure> FIGURES = figures();
    private static final Map<String, Subtype> SUBTYPES = subtypes();
    private static final Map<String, Trait> TRAITS = traits();
    private static final Map<String, List<Trait>> MODELS = models();

    /** What a location is, as its title says. */
    private static final Map<String, Trait> PLACES =
            Map.of(
                    "docking bay", Trait.DOCKING_BAY,
                    "war room", Trait.WAR_ROOM,
                    "marker)", Trait.MARKER,
                    "prison)", Trait.PRISON,
                    "forest", Trait.FOREST,
                    "jungle", Trait.JUNGLE,
                    "swamp", Trait.SWAMP,
                    "farm", Trait.FARM,
                    "cantina", Trait.CANTINA);

    /** What goes without saying: each follows from the ability, or is told by the icon. */
    private static final Set<String> SAID_OTHERWISE =
            Set.of(
                    "force-attuned",
                    "force-sensitive",
                    "jedi knight",
                    "jedi master",
                    "dark jedi",
                    "dark jedi master",
                    "independent (starship)",
                    "selective",
                    "parasite");

    private static Map<String, Figure> figures() {
        var words = new LinkedHashMap<String, Figure>();
        words.put("deploy", Figure.DEPLOY_COST);
        words.put("power", Figure.POWER);
        words.put("ability", Figure.ABILITY);
        words.put("politics", Figure.POLITICS);
        words.put("maneuver", Figure.MANEUVER);
        words.put("armor", Figure.ARMOR);
        words.put("hyperspeed", Figure.HYPERSPEED);
        words.put("landspeed", Figure.LANDSPEED);
        words.put("ferocity", Figure.FEROCITY);
        words.put("defense", Figure.DEFENSE_VALUE);
        words.put("forfeit", Figure.FORFEIT);
        words.put("parsec", Figure.PARSEC);
        words.put("test", Figure.TEST_NUMBER);
        return words;
    }

    /** The figures printed on cards by their names in the table, in the order of the card files. */
    public static Map<String, Figure> printedFigures() {
        return FIGURES;
    }

    public static CardType type(CardFacts facts) {
        return CardType.valueOf(key(facts.type()));
    }

    private static Map<String, Subtype> subtypes() {
        var words = new HashMap<String, Subtype>();
        for (Subtype subtype : Subtype.values()) {
            String suffix = "_" + subtype.type().name();
            String name = subtype.name();
            String word =
                    name.endsWith(suffix)
                            ? name.substring(0, name.length() - suffix.length())
                            : name;
            words.put(subtype.type() + " " + word, subtype);
        }
        words.put("EFFECT ", Subtype.NORMAL_EFFECT);
        return words;
    }

    /** The kinds the card is of, the first one first; those the language lacks are left out. */
    public static List<Subtype> subtypes(CardFacts facts) {
        return kinds(facts).stream()
                .flatMap(
                        kind ->
                                Optional.ofNullable(SUBTYPES.get(type(facts) + " " + kind))
                                        .stream())
                .toList();
    }

    private static List<String> kinds(CardFacts facts) {
        int colon = facts.kind().indexOf(':');
        String kind = colon < 0 ? facts.kind() : facts.kind().substring(0, colon);
        return List.of(kind.split("/")).stream().map(FactWords::key).toList();
    }

    /** The icons that the language knows. */
    public static Set<Icon> icons(CardFacts facts) {
        Set<Icon> icons = EnumSet.noneOf(Icon.class);
        if (facts.traits().contains("selective")) {
            icons.add(Icon.SELECTIVE_CREATURE);
        }
        for (String word : facts.icons()) {
            icon(word).ifPresent(icons::add);
        }
        return icons;
    }

    private static Optional<Icon> icon(String word) {
        String name = key(word.replaceAll(" x\\d$", ""));
        if (name.equals("STARSHIP")) {
            return Optional.of(Icon.STARSHIP_SITE);
        }
        if (name.equals("TRADE_FEDERATION")) {
            return Optional.of(Icon.TRADE_FEDERATION_ICON);
        }
        return named(Icon.class, name.equals("PRESENCE_DROID") ? "PRESENCE" : name);
    }

    private static Map<String, Trait> traits() {
        var words = new HashMap<String, Trait>();
        for (Trait trait : Trait.values()) {
            words.put(trait.name(), trait);
        }
        words.put(key("Rebel (starship)"), Trait.REBEL_STARSHIP);
        words.put(key("Imperial (starship)"), Trait.IMPERIAL_STARSHIP);
        words.put(key("Trade Federation (starship)"), Trait.TRADE_FEDERATION_STARSHIP);
        words.put(key("ship-docking capability"), Trait.SHIP_DOCKING);
        words.put(key("Rogue Squadron pilot"), Trait.ROGUE_SQUADRON);
        words.put(key("Imperial Council Member"), Trait.IMPERIAL_COUNCIL);
        return words;
    }

    private static Map<String, List<Trait>> models() {
        var words = new LinkedHashMap<String, List<Trait>>();
        words.put("x-wing", List.of(Trait.X_WING));
        words.put("y-wing", List.of(Trait.Y_WING));
        words.put("a-wing", List.of(Trait.A_WING));
        words.put("b-wing", List.of(Trait.B_WING));
        words.put("tie/ln", List.of(Trait.TIE, Trait.TIE_LN));
        words.put("tie/sr", List.of(Trait.TIE, Trait.TIE_SCOUT));
        words.put("tie/sa", List.of(Trait.TIE, Trait.TIE_BOMBER));
        words.put("tie/ad", List.of(Trait.TIE, Trait.TIE_ADVANCED));
        words.put("tie advanced", List.of(Trait.TIE, Trait.TIE_ADVANCED));
        words.put("tie interceptor", List.of(Trait.TIE, Trait.TIE_INTERCEPTOR));
        words.put("tie", List.of(Trait.TIE));
        words.put("star destroyer", List.of(Trait.STAR_DESTROYER));
        words.put("imperial-class", List.of(Trait.IMPERIAL_CLASS));
        words.put("super-class", List.of(Trait.SUPER_CLASS));
        words.put("victory-class", List.of(Trait.VICTORY_CLASS));
        words.put("mon calamari star cruiser", List.of(Trait.MON_CALAMARI_STAR_CRUISER));
        words.put("corvette", List.of(Trait.CORVETTE));
        words.put("freighter", List.of(Trait.FREIGHTER));
        words.put("medium transport", List.of(Trait.MEDIUM_TRANSPORT));
        words.put("transport", List.of(Trait.TRANSPORT_SHIP));
        words.put("shuttle", List.of(Trait.SHUTTLE));
        words.put("battleship", List.of(Trait.BATTLESHIP));
        words.put("droid starfighter", List.of(Trait.DROID_STARFIGHTER));
        words.put("nebulon-b frigate", List.of(Trait.NEBULON_B_FRIGATE));
        words.put("at-at", List.of(Trait.AT_AT));
        words.put("at-st", List.of(Trait.AT_ST));
        words.put("snowspeeder", List.of(Trait.SNOWSPEEDER));
        words.put("speeder bike", List.of(Trait.SPEEDER_BIKE));
        words.put("cloud car", List.of(Trait.CLOUD_CAR));
        return words;
    }

    /** The characteristics that the language knows, the class of a ship or vehicle among them. */
    public static Set<Trait> traits(CardFacts facts) {
        Set<Trait> traits = characteristics(facts, false);
        if (type(facts) == CardType.LOCATION) {
            String title = facts.name().toLowerCase(Locale.ROOT);
            PLACES.forEach(
                    (word, trait) -> {
                        if (title.contains(word)) {
                            traits.add(trait);
                        }
                    });
        }
        String model = facts.model().toLowerCase(Locale.ROOT);
        MODELS.forEach(
                (word, meant) -> {
                    if (model.contains(word)) {
                        traits.addAll(meant);
                    }
                });
        return traits;
    }

    /** The kinds of the weapon built into a character, as far as the table names them. */
    public static Set<Trait> builtInWeapon(CardFacts facts) {
        return characteristics(facts, true);
    }

    /** A blaster rifle is a blaster, though the table names most often only what is special. */
    private static Set<Trait> characteristics(CardFacts facts, boolean builtIn) {
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        for (String word : facts.traits()) {
            Trait trait = TRAITS.get(key(word));
            if (trait != null && ofBuiltInWeapon(trait, facts) == builtIn) {
                traits.add(trait);
            }
        }
        if (traits.contains(Trait.BLASTER_RIFLE)) {
            traits.add(Trait.BLASTER);
        }
        return traits;
    }

    /** A weapon's characteristic on a character is that of the weapon built into the card. */
    private static boolean ofBuiltInWeapon(Trait trait, CardFacts facts) {
        return trait.of() == CardType.WEAPON && type(facts) == CardType.CHARACTER;
    }

    /**
     * Every characteristic that some card has by the table: only these can be checked both ways.
     */
    public static Set<Trait> traitsOf(Collection<CardFacts> table) {
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        table.forEach(facts -> traits.addAll(traits(facts)));
        return traits;
    }

    /** The words of the table that the language does not have yet. */
    public static List<String> unknown(CardFacts facts) {
        var unknown = new ArrayList<String>();
        kinds(facts).stream()
                .filter(kind -> !kind.isEmpty() && !SUBTYPES.containsKey(type(facts) + " " + kind))
                .filter(kind -> !type(facts).equals(CardType.CREATURE))
                .forEach(kind -> unknown.add("kind " + facts.kind()));
        facts.icons().stream()
                .filter(icon -> icon(icon).isEmpty())
                .forEach(icon -> unknown.add("icon " + icon));
        facts.traits().stream()
                .filter(word -> !SAID_OTHERWISE.contains(word) && !TRAITS.containsKey(key(word)))
                .forEach(trait -> unknown.add("trait " + trait));
        String model = facts.model().toLowerCase(Locale.ROOT);
        if (!model.isEmpty() && MODELS.keySet().stream().noneMatch(model::contains)) {
            unknown.add("class " + facts.model());
        }
        return unknown;
    }

    private static <E extends Enum<E>> Optional<E> named(Class<E> type, String name) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(name)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }

    /** The word as a constant would be named. */
    static String key(String word) {
        return word.toUpperCase(Locale.ROOT)
                .replace("'", "")
                .replaceAll("[^A-Z0-9]+", "_")
                .replaceAll("^_|_$", "");
    }
}
