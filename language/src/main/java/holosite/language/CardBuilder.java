package holosite.language;

import holosite.language.ability.Ability;
import holosite.language.ability.Maintenance;
import holosite.language.card.Capacity;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.PermanentPilot;
import holosite.language.card.PermanentWeapon;
import holosite.language.card.RowPosition;
import holosite.language.card.Side;
import holosite.language.card.Stretch;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects what is printed on a card, in the order a reader finds it there. */
public final class CardBuilder {
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
    private Optional<RowPosition> rowPosition = Optional.empty();
    private final Set<String> notOn = new LinkedHashSet<>();
    private Capacity capacity = Capacity.NONE;
    private Optional<PermanentPilot> permanentPilot = Optional.empty();
    private List<Ability> crewTexts = List.of();
    private Optional<PermanentWeapon> permanentWeapon = Optional.empty();
    private List<Ability> text = List.of();
    private List<Ability> darkText = List.of();
    private List<Ability> lightText = List.of();
    private Optional<Card> back = Optional.empty();

    CardBuilder(CardType type, String title, Side side, String id) {
        this.type = type;
        this.title = title;
        this.side = side;
        this.id = id;
    }

    public CardBuilder kind(Subtype... kinds) {
        subtypes.addAll(Arrays.asList(kinds));
        return this;
    }

    public CardBuilder unique() {
        uniqueness = Uniqueness.UNIQUE;
        return this;
    }

    public CardBuilder dots(int copies) {
        uniqueness = Uniqueness.dots(copies);
        return this;
    }

    public CardBuilder diamonds(int copies) {
        uniqueness = Uniqueness.diamonds(copies);
        return this;
    }

    /** The destiny number, or both where a card prints two. */
    public CardBuilder destiny(double... numbers) {
        destiny = new ArrayList<>();
        for (double number : numbers) {
            destiny.add(number);
        }
        return this;
    }

    public CardBuilder figure(Figure figure, double value) {
        figures.put(figure, value);
        return this;
    }

    public CardBuilder deploy(double value) {
        return figure(Figure.DEPLOY_COST, value);
    }

    public CardBuilder power(double value) {
        return figure(Figure.POWER, value);
    }

    public CardBuilder ability(double value) {
        return figure(Figure.ABILITY, value);
    }

    public CardBuilder forfeit(double value) {
        return figure(Figure.FORFEIT, value);
    }

    public CardBuilder armor(double value) {
        return figure(Figure.ARMOR, value);
    }

    public CardBuilder maneuver(double value) {
        return figure(Figure.MANEUVER, value);
    }

    public CardBuilder ferocity(double value) {
        return figure(Figure.FEROCITY, value);
    }

    public CardBuilder politics(double value) {
        return figure(Figure.POLITICS, value);
    }

    public CardBuilder defense(double value) {
        return figure(Figure.DEFENSE_VALUE, value);
    }

    public CardBuilder landspeed(double value) {
        return figure(Figure.LANDSPEED, value);
    }

    public CardBuilder hyperspeed(double value) {
        return figure(Figure.HYPERSPEED, value);
    }

    public CardBuilder test(double number) {
        return figure(Figure.TEST_NUMBER, number);
    }

    public CardBuilder parsec(double value) {
        return figure(Figure.PARSEC, value);
    }

    public CardBuilder icons(Icon... more) {
        icons.addAll(Arrays.asList(more));
        return this;
    }

    public CardBuilder is(Trait... more) {
        traits.addAll(Arrays.asList(more));
        return this;
    }

    /** The persona of a unique card: all versions of it share the name. */
    public CardBuilder persona(String... names) {
        personas.addAll(Arrays.asList(names));
        return this;
    }

    /** Titles of the ship, pilot or weapon that match this card. */
    public CardBuilder matches(String... titles) {
        matching.addAll(Arrays.asList(titles));
        return this;
    }

    /** Force icons of each side on a location. */
    public CardBuilder force(int dark, int light) {
        darkIcons = dark;
        lightIcons = light;
        return this;
    }

    /** The system a location belongs to; for a system its own name. */
    public CardBuilder of(String place) {
        system = place;
        return this;
    }

    public CardBuilder marker(int number) {
        marker = number;
        return this;
    }

    /** The stretch of its row a location belongs to, where its icons do not show it. */
    public CardBuilder lies(Stretch stretch) {
        return lies(stretch, 0);
    }

    /** The same, with its number in the fixed order of that stretch. */
    public CardBuilder lies(Stretch stretch, int order) {
        rowPosition = Optional.of(new RowPosition(stretch, order));
        return this;
    }

    /** Planets where this generic site does not go. */
    public CardBuilder notOn(String... planets) {
        notOn.addAll(Arrays.asList(planets));
        return this;
    }

    public CardBuilder carries(Capacity seats) {
        capacity = seats;
        return this;
    }

    /** A pilot without a name, with the texts it brings. */
    public CardBuilder permanentPilot(double ability, Ability... gives) {
        permanentPilot =
                Optional.of(
                        new PermanentPilot(1, ability, ability, List.of(), false, gives.length));
        crewTexts = List.of(gives);
        return this;
    }

    public CardBuilder permanentPilots(int pilots, double ability) {
        permanentPilot = Optional.of(new PermanentPilot(pilots, ability));
        return this;
    }

    /**
     * Several pilots, all of them unique persons who are aboard for good: their ability together,
     * and that of the best of them.
     */
    public CardBuilder permanentPilots(double ability, double highest, String... names) {
        permanentPilot =
                Optional.of(
                        new PermanentPilot(
                                names.length, ability, highest, List.of(names), false, 0));
        return persona(names);
    }

    /** A unique person at the controls, who is aboard for good and brings texts of his own. */
    public CardBuilder permanentPilot(String name, double ability, Ability... gives) {
        permanentPilot =
                Optional.of(
                        new PermanentPilot(
                                1, ability, ability, List.of(name), false, gives.length));
        crewTexts = List.of(gives);
        return persona(name);
    }

    /** A unique astromech aboard for good, with the texts it brings. */
    public CardBuilder permanentAstromech(String name, Ability... gives) {
        permanentPilot =
                Optional.of(new PermanentPilot(0, 0, 0, List.of(name), true, gives.length));
        crewTexts = List.of(gives);
        return persona(name);
    }

    /** A weapon printed into the card, and its kinds; the card says itself how it fires. */
    public CardBuilder permanentWeapon(String name, Trait... kinds) {
        permanentWeapon = Optional.of(new PermanentWeapon(name, false, Set.of(kinds)));
        return icons(Icon.PERMANENT_WEAPON);
    }

    /** The same where there is only one such weapon: the card represents it too. */
    public CardBuilder uniquePermanentWeapon(String name, Trait... kinds) {
        permanentWeapon = Optional.of(new PermanentWeapon(name, true, Set.of(kinds)));
        return icons(Icon.PERMANENT_WEAPON).persona(name);
    }

    /** The other face of an Objective: its title, and what it says while that face is up. */
    public CardBuilder back(String name, Ability... abilities) {
        back =
                Optional.of(
                        Card.card(type, name, side, id + Card.BACK)
                                .destiny(Card.BACK_DESTINY)
                                .icons(icons.toArray(Icon[]::new))
                                .says(abilities));
        return this;
    }

    /** What this player's end of a location says. */
    public CardBuilder end(Side player, Ability... abilities) {
        return player == Side.DARK ? dark(abilities) : light(abilities);
    }

    /** What the dark end of a location says. */
    public CardBuilder dark(Ability... abilities) {
        darkText = List.of(abilities);
        return this;
    }

    /** What the light end of a location says. */
    public CardBuilder light(Ability... abilities) {
        lightText = List.of(abilities);
        return this;
    }

    /** What the card says: the definition is complete. */
    public Card says(Ability... abilities) {
        text = new ArrayList<>(List.of(abilities));
        text.addAll(crewTexts);
        return done();
    }

    private boolean isMaintained() {
        for (Ability ability : text) {
            if (ability instanceof Maintenance) {
                return true;
            }
        }
        return false;
    }

    public Card done() {
        if (isMaintained() != icons.contains(Icon.MAINTENANCE)) {
            throw new IllegalArgumentException(
                    title + ": the maintenance icon and what maintenance costs go together");
        }
        if (type == CardType.LOCATION && destiny.isEmpty()) {
            destiny = List.of(0.0);
        }
        // the shield icon makes an Effect a Defensive Shield, which is not an Effect any more
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
                rowPosition,
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
