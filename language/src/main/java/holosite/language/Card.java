package holosite.language;

import holosite.language.ability.Ability;
import holosite.language.card.Capacity;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.PermanentPilot;
import holosite.language.card.PermanentWeapon;
import holosite.language.card.Side;
import holosite.language.card.Spot;
import holosite.language.card.Stretch;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness;
import holosite.language.check.Refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Everything a card is and says. Figures and features are fields; what it says is a list of {@link
 * Ability abilities}: one for most cards, one for each side on a location.
 */
public record Card(
        String id,
        String title,
        Side side,
        CardType type,
        Set<Subtype> subtypes,
        Uniqueness uniqueness,
        List<Double> destiny,
        Map<Figure, Double> figures,
        Set<Icon> icons,
        Set<Trait> traits,
        Set<String> personas,
        Set<String> matching,
        int darkIcons,
        int lightIcons,
        String system,
        int marker,
        Optional<Spot> spot,
        Set<String> notOn,
        Capacity capacity,
        Optional<PermanentPilot> permanentPilot,
        Optional<PermanentWeapon> permanentWeapon,
        List<Ability> text,
        List<Ability> darkText,
        List<Ability> lightText,
        Optional<Card> back) {

    private static final String BACK = "B";
    private static final double BACK_DESTINY = 7;

    public Card {
        requireText(id, "id");
        requireText(title, "title");
        subtypes = Set.copyOf(subtypes);
        figures = Map.copyOf(figures);
        icons = Set.copyOf(icons);
        traits = Set.copyOf(traits);
        personas = Set.copyOf(personas);
        matching = Set.copyOf(matching);
        notOn = Set.copyOf(notOn);
        destiny = List.copyOf(destiny);
        text = List.copyOf(text);
        darkText = List.copyOf(darkText);
        lightText = List.copyOf(lightText);
        for (Subtype subtype : subtypes) {
            Refuse.when(subtype.type() != type, title + ": " + subtype + " is no kind of " + type);
        }
        Refuse.when(destiny.isEmpty(), title + ": a card needs a destiny number");
        Refuse.when(
                type == CardType.LOCATION && !text.isEmpty(),
                title + ": a location speaks to each side: use dark(…) and light(…)");
        Refuse.when(
                type != CardType.LOCATION && (!darkText.isEmpty() || !lightText.isEmpty()),
                title + ": only a location has a text for each side");
        Refuse.when(
                back.isPresent() && type != CardType.OBJECTIVE,
                title + ": only an Objective has two faces");
        Set<Figure> wanted =
                switch (type) {
                    case CHARACTER -> EnumSet.of(Figure.POWER, Figure.DEPLOY_COST, Figure.FORFEIT);
                    case STARSHIP, VEHICLE -> EnumSet.of(Figure.DEPLOY_COST, Figure.FORFEIT);
                    case CREATURE -> EnumSet.of(Figure.DEPLOY_COST, Figure.DEFENSE_VALUE);
                    default -> EnumSet.noneOf(Figure.class);
                };
        for (Figure figure : wanted) {
            Refuse.when(!figures.containsKey(figure), title + ": " + figure + " is missing");
        }
    }

    private static void requireText(String text, String what) {
        Refuse.when(Objects.requireNonNull(text, what).isBlank(), "a card needs its " + what);
    }

    public boolean is(CardType other) {
        return type == other;
    }

    public boolean is(Subtype subtype) {
        return subtypes.contains(subtype);
    }

    public boolean is(Trait trait) {
        return traits.contains(trait);
    }

    public boolean has(Icon icon) {
        return icons.contains(icon);
    }

    /** The text that speaks to this side: its half of a location, the whole of any other card. */
    public List<Ability> textFor(Side player) {
        if (type != CardType.LOCATION) {
            return text;
        }
        return player == Side.DARK ? darkText : lightText;
    }

    /** Whether unique persons are built into it, who are lost when it is stolen. */
    public boolean hasUniqueCrew() {
        return permanentPilot.isPresent() && !permanentPilot.get().unique().isEmpty();
    }

    /**
     * The card as it is without the unique persons built into it: neither they nor their texts are
     * there, and each leaves a seat to be filled.
     */
    public Card withoutUniqueCrew() {
        if (!hasUniqueCrew()) {
            return this;
        }
        PermanentPilot crew = permanentPilot.get();
        var names = new LinkedHashSet<>(personas);
        names.removeAll(crew.unique());
        int gone = crew.unique().size();
        int left = crew.astromech() ? 0 : crew.pilots() - gone;
        var shown = EnumSet.noneOf(Icon.class);
        shown.addAll(icons);
        if (!crew.astromech() && left == 0) {
            shown.remove(Icon.PILOT);
        }
        return new Card(
                id,
                title,
                side,
                type,
                subtypes,
                uniqueness,
                destiny,
                figures,
                shown,
                traits,
                names,
                matching,
                darkIcons,
                lightIcons,
                system,
                marker,
                spot,
                notOn,
                crew.astromech()
                        ? capacity.withAstromechs(capacity.astromechs() + gone)
                        : capacity.withPilots(capacity.pilots() + gone),
                left == 0
                        ? Optional.empty()
                        : Optional.of(
                                new PermanentPilot(left, crew.ability() * left / crew.pilots())),
                permanentWeapon,
                text.subList(0, text.size() - crew.gifts()),
                darkText,
                lightText,
                back);
    }

    /** Both titles of a card with two faces, the title of any other. */
    public String fullTitle() {
        return back.map(other -> title + " / " + other.title()).orElse(title);
    }

    /** The title with its dots or diamonds. */
    public String markedTitle() {
        return uniqueness.marks() + title;
    }

    @Override
    public String toString() {
        return markedTitle() + " (" + id + ")";
    }

    /** Starts the definition of a card. */
    public static Builder card(CardType type, String title, Side side, String id) {
        return new Builder(type, title, side, id);
    }

    /** Collects what is printed on a card, in the order a reader finds it there. */
    public static final class Builder {
        private final CardType type;
        private final String title;
        private final Side side;
        private final String id;
        private final Set<Subtype> subtypes = new LinkedHashSet<>();
        private Uniqueness uniqueness = Uniqueness.NONE;
        private List<Double> destiny = List.of();
        private final Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        private final Set<Icon> icons = EnumSet.noneOf(Icon.class);
        private final Set<Trait> traits = EnumSet.noneOf(Trait.class);
        private final Set<String> personas = new LinkedHashSet<>();
        private final Set<String> matching = new LinkedHashSet<>();
        private int darkIcons;
        private int lightIcons;
        private String system = "";
        private int marker;
        private Optional<Spot> spot = Optional.empty();
        private final Set<String> notOn = new LinkedHashSet<>();
        private Capacity capacity = Capacity.NONE;
        private Optional<PermanentPilot> permanentPilot = Optional.empty();
        private List<Ability> gifts = List.of();
        private Optional<PermanentWeapon> permanentWeapon = Optional.empty();
        private List<Ability> text = List.of();
        private List<Ability> darkText = List.of();
        private List<Ability> lightText = List.of();
        private Optional<Card> back = Optional.empty();

        private Builder(CardType type, String title, Side side, String id) {
            this.type = type;
            this.title = title;
            this.side = side;
            this.id = id;
        }

        public Builder kind(Subtype... kinds) {
            subtypes.addAll(Arrays.asList(kinds));
            return this;
        }

        public Builder unique() {
            uniqueness = Uniqueness.UNIQUE;
            return this;
        }

        public Builder dots(int copies) {
            uniqueness = Uniqueness.dots(copies);
            return this;
        }

        public Builder diamonds(int copies) {
            uniqueness = Uniqueness.diamonds(copies);
            return this;
        }

        /** The destiny number, or both where a card prints two. */
        public Builder destiny(double... numbers) {
            destiny = Arrays.stream(numbers).boxed().toList();
            return this;
        }

        public Builder figure(Figure figure, double value) {
            figures.put(figure, value);
            return this;
        }

        public Builder deploy(double value) {
            return figure(Figure.DEPLOY_COST, value);
        }

        public Builder power(double value) {
            return figure(Figure.POWER, value);
        }

        public Builder ability(double value) {
            return figure(Figure.ABILITY, value);
        }

        public Builder forfeit(double value) {
            return figure(Figure.FORFEIT, value);
        }

        public Builder armor(double value) {
            return figure(Figure.ARMOR, value);
        }

        public Builder maneuver(double value) {
            return figure(Figure.MANEUVER, value);
        }

        public Builder ferocity(double value) {
            return figure(Figure.FEROCITY, value);
        }

        public Builder politics(double value) {
            return figure(Figure.POLITICS, value);
        }

        public Builder defense(double value) {
            return figure(Figure.DEFENSE_VALUE, value);
        }

        public Builder landspeed(double value) {
            return figure(Figure.LANDSPEED, value);
        }

        public Builder hyperspeed(double value) {
            return figure(Figure.HYPERSPEED, value);
        }

        public Builder test(double number) {
            return figure(Figure.TEST_NUMBER, number);
        }

        public Builder parsec(double value) {
            return figure(Figure.PARSEC, value);
        }

        public Builder icons(Icon... more) {
            icons.addAll(Arrays.asList(more));
            return this;
        }

        public Builder is(Trait... more) {
            traits.addAll(Arrays.asList(more));
            return this;
        }

        /** The persona of a unique card: all versions of it share the name. */
        public Builder persona(String... names) {
            personas.addAll(Arrays.asList(names));
            return this;
        }

        /** Titles of the ship, pilot or weapon that match this card. */
        public Builder matches(String... titles) {
            matching.addAll(Arrays.asList(titles));
            return this;
        }

        /** Force icons of each side on a location. */
        public Builder force(int dark, int light) {
            darkIcons = dark;
            lightIcons = light;
            return this;
        }

        /** The system a location belongs to; for a system its own name. */
        public Builder of(String place) {
            system = place;
            return this;
        }

        public Builder marker(int number) {
            marker = number;
            return this;
        }

        /** The stretch of its row a location lies in, where its icons do not tell. */
        public Builder lies(Stretch stretch) {
            return lies(stretch, 0);
        }

        /** The same, with its number in the fixed order of that stretch. */
        public Builder lies(Stretch stretch, int order) {
            spot = Optional.of(new Spot(stretch, order));
            return this;
        }

        /** Planets where this generic site does not go. */
        public Builder notOn(String... planets) {
            notOn.addAll(Arrays.asList(planets));
            return this;
        }

        public Builder carries(Capacity seats) {
            capacity = seats;
            return this;
        }

        public Builder permanentPilot(double ability) {
            return permanentPilots(1, ability);
        }

        public Builder permanentPilots(int pilots, double ability) {
            permanentPilot = Optional.of(new PermanentPilot(pilots, ability));
            return this;
        }

        /** A unique person at the controls, who is aboard for good and brings texts of his own. */
        public Builder permanentPilot(String name, double ability, Ability... gives) {
            permanentPilot =
                    Optional.of(new PermanentPilot(1, ability, List.of(name), false, gives.length));
            gifts = List.of(gives);
            return persona(name);
        }

        /** A unique astromech aboard for good, with the texts it brings. */
        public Builder permanentAstromech(String name, Ability... gives) {
            permanentPilot =
                    Optional.of(new PermanentPilot(0, 0, List.of(name), true, gives.length));
            gifts = List.of(gives);
            return persona(name);
        }

        /** A weapon printed into the card; the card says itself how it fires. */
        public Builder permanentWeapon(String name) {
            permanentWeapon = Optional.of(new PermanentWeapon(name, false));
            return icons(Icon.PERMANENT_WEAPON);
        }

        /** The same where there is only one such weapon: the card represents it too. */
        public Builder uniquePermanentWeapon(String name) {
            permanentWeapon = Optional.of(new PermanentWeapon(name, true));
            return icons(Icon.PERMANENT_WEAPON).persona(name);
        }

        /** The other face of an Objective: its title, and what it says while it lies up. */
        public Builder back(String name, Ability... abilities) {
            back =
                    Optional.of(
                            card(type, name, side, id + BACK)
                                    .destiny(BACK_DESTINY)
                                    .icons(icons.toArray(Icon[]::new))
                                    .says(abilities));
            return this;
        }

        /** What this player's end of a location says. */
        public Builder end(Side player, Ability... abilities) {
            return player == Side.DARK ? dark(abilities) : light(abilities);
        }

        /** What the dark end of a location says. */
        public Builder dark(Ability... abilities) {
            darkText = List.of(abilities);
            return this;
        }

        /** What the light end of a location says. */
        public Builder light(Ability... abilities) {
            lightText = List.of(abilities);
            return this;
        }

        /** What the card says: the definition is complete. */
        public Card says(Ability... abilities) {
            text = new ArrayList<>(List.of(abilities));
            text.addAll(gifts);
            return done();
        }

        public Card done() {
            if (type == CardType.LOCATION && destiny.isEmpty()) {
                destiny = List.of(0.0);
            }
            // the shield icon makes an Effect a Defensive Shield and no Effect any more
            boolean shield = type == CardType.EFFECT && icons.contains(Icon.DEFENSIVE_SHIELD);
            return new Card(
                    id,
                    title,
                    side,
                    shield ? CardType.DEFENSIVE_SHIELD : type,
                    shield ? Set.of() : subtypes,
                    uniqueness,
                    destiny,
                    figures,
                    icons,
                    traits,
                    new LinkedHashSet<>(personas),
                    matching,
                    darkIcons,
                    lightIcons,
                    system,
                    marker,
                    spot,
                    notOn,
                    capacity,
                    permanentPilot,
                    permanentWeapon,
                    new ArrayList<>(text),
                    darkText,
                    lightText,
                    back);
        }
    }
}
