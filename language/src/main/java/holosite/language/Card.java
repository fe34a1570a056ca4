package holosite.language;

import holosite.language.ability.Ability;
import holosite.language.card.Capacity;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.PermanentPilot;
import holosite.language.card.PermanentWeapon;
import holosite.language.card.RowPosition;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness;
import holosite.language.check.Refuse;
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
        Optional<RowPosition> rowPosition,
        Set<String> notOn,
        Capacity capacity,
        Optional<PermanentPilot> permanentPilot,
        Optional<PermanentWeapon> permanentWeapon,
        List<Ability> text,
        List<Ability> darkText,
        List<Ability> lightText,
        Optional<Card> back) {

    static final String BACK = "B";
    static final double BACK_DESTINY = 7;

    public Card {
        requireText(id, "id");
        requireText(title, "title");
        subtypes = copy(subtypes);
        figures = Map.copyOf(figures);
        icons = copy(icons);
        traits = copy(traits);
        personas = copy(personas);
        matching = copy(matching);
        notOn = copy(notOn);
        destiny = List.copyOf(destiny);
        text = List.copyOf(text);
        darkText = List.copyOf(darkText);
        lightText = List.copyOf(lightText);
        for (Subtype subtype : subtypes) {
            Refuse.when(subtype.type() != type, "%s: %s is no kind of %s", title, subtype, type);
        }
        Refuse.when(destiny.isEmpty(), "%s: a card needs a destiny number", title);
        Refuse.when(
                type == CardType.LOCATION && !text.isEmpty(),
                "%s: a location speaks to each side: use dark(…) and light(…)",
                title);
        Refuse.when(
                type != CardType.LOCATION && (!darkText.isEmpty() || !lightText.isEmpty()),
                "%s: only a location has a text for each side",
                title);
        Refuse.when(
                back.isPresent() && type != CardType.OBJECTIVE,
                "%s: only an Objective has two faces",
                title);
        Set<Figure> wanted =
                switch (type) {
                    case CHARACTER -> EnumSet.of(Figure.POWER, Figure.DEPLOY_COST, Figure.FORFEIT);
                    case DEJARIK_OR_HOLOGRAM ->
                            EnumSet.of(
                                    Figure.POWER,
                                    Figure.DEPLOY_COST,
                                    Figure.FORFEIT,
                                    Figure.ABILITY);
                    case STARSHIP, VEHICLE ->
                            subtypes.contains(Subtype.SQUADRON)
                                    ? EnumSet.of(Figure.FORFEIT)
                                    : EnumSet.of(Figure.DEPLOY_COST, Figure.FORFEIT);
                    case CREATURE -> EnumSet.of(Figure.DEPLOY_COST, Figure.DEFENSE_VALUE);
                    default -> EnumSet.noneOf(Figure.class);
                };
        for (Figure figure : wanted) {
            Refuse.when(!figures.containsKey(figure), "%s: %s is missing", title, figure);
        }
    }

    /** Most cards have none of most features: empty sets are not copied. */
    private static <E> Set<E> copy(Set<E> features) {
        return features.isEmpty() ? Set.of() : Set.copyOf(features);
    }

    private static void requireText(String text, String what) {
        Refuse.when(Objects.requireNonNull(text, what).isBlank(), "a card needs its %s", what);
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

    /** The text for this side: its half of a location, the whole text of any other card. */
    public List<Ability> textFor(Side player) {
        if (type != CardType.LOCATION) {
            return text;
        }
        return player == Side.DARK ? darkText : lightText;
    }

    /** Whether unique persons are built into it; they are lost when it is stolen. */
    public boolean hasUniqueCrew() {
        return permanentPilot.isPresent() && !permanentPilot.get().unique().isEmpty();
    }

    /** Whether pilots are built into it, unique ones or others. */
    public boolean hasPermanentPilots() {
        return permanentPilot.isPresent() && permanentPilot.get().pilots() > 0;
    }

    /**
     * The card without the unique persons built into it: they and their texts are gone, and each
     * leaves a seat to be filled.
     */
    public Card withoutUniqueCrew() {
        return hasUniqueCrew() ? without(permanentPilot.get().unique().size()) : this;
    }

    /** The card without any pilot built into it; each leaves a seat to be filled. */
    public Card withoutPermanentPilots() {
        return hasPermanentPilots() ? without(permanentPilot.get().pilots()) : this;
    }

    /** The card without so many of its crew, the unique ones first. */
    private Card without(int gone) {
        PermanentPilot crew = permanentPilot.orElseThrow();
        var names = new LinkedHashSet<>(personas);
        names.removeAll(crew.unique());
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
                rowPosition,
                notOn,
                crew.astromech()
                        ? capacity.withAstromechs(capacity.astromechs() + gone)
                        : capacity.withPilots(capacity.pilots() + gone),
                left == 0
                        ? Optional.empty()
                        : Optional.of(
                                new PermanentPilot(left, crew.ability() * left / crew.pilots())),
                permanentWeapon,
                text.subList(0, text.size() - crew.texts()),
                darkText,
                lightText,
                back);
    }

    /** A location turned around: each player has the icons and the text that the other had. */
    public Card rotated() {
        return new Card(
                id,
                title,
                side,
                type,
                subtypes,
                uniqueness,
                destiny,
                figures,
                icons,
                traits,
                personas,
                matching,
                lightIcons,
                darkIcons,
                system,
                marker,
                rowPosition,
                notOn,
                capacity,
                permanentPilot,
                permanentWeapon,
                text,
                lightText,
                darkText,
                back);
    }

    /** Whether it may stand at a holosite. */
    public boolean isDejarikOrHologram() {
        return is(Trait.DEJARIK) || is(Trait.HOLOGRAM);
    }

    /**
     * What a Dejarik or hologram is at a holosite: neither Effect nor Interrupt, without text, with
     * its destiny number as deploy cost, power, ability and forfeit value.
     */
    public Card atHolosite() {
        if (!isDejarikOrHologram()) {
            return this;
        }
        double number = destiny.getFirst();
        return new Card(
                id,
                title,
                side,
                CardType.DEJARIK_OR_HOLOGRAM,
                Set.of(),
                uniqueness,
                destiny,
                Map.of(
                        Figure.DEPLOY_COST,
                        number,
                        Figure.POWER,
                        number,
                        Figure.ABILITY,
                        number,
                        Figure.FORFEIT,
                        number),
                icons,
                traits,
                personas,
                matching,
                0,
                0,
                "",
                0,
                Optional.empty(),
                Set.of(),
                capacity,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty());
    }

    /** Whether it is a character who may cross over to the other side of the Force. */
    public boolean mayCrossOver() {
        return type == CardType.CHARACTER && CrossingPersona.among(personas).isPresent();
    }

    /**
     * The character on the other side of the Force: another persona with a title of its own, a
     * Rebel instead of an Imperial or the other way round, without matching cards.
     */
    public Card crossedOver() {
        CrossingPersona who = CrossingPersona.among(personas).orElseThrow();
        var names = new LinkedHashSet<>(personas);
        names.remove(who.persona());
        names.add(who.crossed());
        var kinds = EnumSet.noneOf(Subtype.class);
        subtypes.forEach(kind -> kinds.add(kind.onOtherSide()));
        return new Card(
                id,
                who.crossed(),
                side.opposite(),
                type,
                kinds,
                uniqueness,
                destiny,
                figures,
                icons,
                traits,
                names,
                Set.of(),
                darkIcons,
                lightIcons,
                system,
                marker,
                rowPosition,
                notOn,
                capacity,
                permanentPilot,
                permanentWeapon,
                text,
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
    public static CardBuilder card(CardType type, String title, Side side, String id) {
        return new CardBuilder(type, title, side, id);
    }
}
