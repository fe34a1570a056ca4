package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Agendas;
import holosite.language.ability.Deploys;
import holosite.language.ability.Starts;
import holosite.language.card.Agenda;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.PermanentPilot;
import holosite.language.card.PermanentWeapon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is printed on a card, ready for play: its features as bits, its figures as an array. */
public final class Definition {
    /** Of a definition in no catalog. */
    private static final int UNNUMBERED = -1;

    private final int number;
    private final Card card;
    private final EnumBits<Subtype> subtypes = new EnumBits<>();
    private final EnumBits<Icon> icons = new EnumBits<>();
    private final EnumBits<Trait> traits = new EnumBits<>();
    private final EnumBits<Agenda> agendas = new EnumBits<>();

    /** Copies of the first bits: what a card is, is asked more often than anything else. */
    private final long firstSubtypes;

    private final long firstIcons;
    private final long firstTraits;
    private final EnumNumbers<Figure> figures = new EnumNumbers<>(Figure.class);
    private final CardType type;
    private final boolean vessel;
    private final boolean unit;
    private final boolean unique;
    private final boolean mayHavePresence;
    private final int permanentPilots;
    private final String title;
    private final int titleHash;
    private final String lowerTitle;
    private final String[] personas;
    private final String[] namedByWeapon;
    private final boolean permanentWeaponMatches;
    private final String uniqueWeapon;
    private final String convertedBy;
    private final boolean played;
    private final boolean deploysInOtherPhases;
    private final boolean inserted;
    private final boolean deploysAsCaptive;
    private final boolean startsGame;

    /** The card with its unique crew, and without; itself where there is none. */
    private final Definition complete;

    private final Definition crewless;

    /** A ship or vehicle without any of the pilots built into it, once that was asked for. */
    private @Nullable Definition withoutPilots;

    /** The other face; itself where there is none. */
    private final Definition back;

    /** What a Dejarik or hologram is at a holosite; any other card itself. */
    private final Definition atHolosite;

    /** What the character is on the other side of the Force; any other card itself. */
    private final Definition crossed;

    /** A location turned around, once that was asked for. */
    private @Nullable Definition rotated;

    /** What is printed on a card, outside any catalog. */
    public Definition(Card card) {
        this(card, UNNUMBERED);
    }

    /** What is printed on a card of a catalog, which numbers its faces from here on. */
    public Definition(Card card, int number) {
        this(card, number, null);
    }

    private Definition(Card card, int number, @Nullable Definition complete) {
        this.card = card;
        this.number = number;
        this.complete = complete == null ? this : complete;
        crewless =
                complete == null && card.hasUniqueCrew()
                        ? new Definition(card.withoutUniqueCrew(), next(number), this)
                        : this;
        back =
                complete == null && card.back().isPresent()
                        ? new Definition(card.back().get(), next(number), null)
                        : this;
        atHolosite =
                complete == null && card.isDejarikOrHologram()
                        ? new Definition(card.atHolosite(), next(number), this)
                        : this;
        crossed =
                complete == null && card.mayCrossOver()
                        ? new Definition(card.crossedOver(), next(number), this)
                        : this;
        type = card.type();
        vessel = type == CardType.STARSHIP || type == CardType.VEHICLE;
        unit = vessel || type == CardType.CHARACTER || type == CardType.DEJARIK_OR_HOLOGRAM;
        unique = card.uniqueness().unique();
        mayHavePresence = unit || card.icons().contains(Icon.PRESENCE);
        permanentPilots = card.permanentPilot().map(PermanentPilot::pilots).orElse(0);
        subtypes.addAll(card.subtypes());
        icons.addAll(card.icons());
        traits.addAll(PrintedTexts.traits(card));
        firstSubtypes = subtypes.first();
        firstIcons = icons.first();
        firstTraits = traits.first();
        convertedBy = PrintedTexts.convertedBy(card);
        for (Ability ability : card.text()) {
            if (ability instanceof Agendas(var named)) {
                agendas.addAll(named);
            }
        }
        card.figures().forEach(figures::put);
        figures.put(Figure.DESTINY, card.destiny().getFirst());
        if (card.marker() > 0) {
            figures.put(Figure.MARKER_NUMBER, card.marker());
        }
        title = card.title();
        titleHash = title.hashCode();
        lowerTitle = title.toLowerCase(Locale.ROOT);
        personas = card.personas().toArray(String[]::new);
        namedByWeapon = MatchingWeapon.names(card);
        permanentWeaponMatches = MatchingWeapon.permanent(card);
        uniqueWeapon =
                card.permanentWeapon()
                        .filter(PermanentWeapon::unique)
                        .map(PermanentWeapon::title)
                        .orElse("");
        var ways = PrintedTexts.ways(card);
        played = type == CardType.INTERRUPT || (type == CardType.EPIC_EVENT && ways.isEmpty());
        deploysInOtherPhases = ways.stream().anyMatch(PrintedTexts::namesPhases);
        inserted = ways.stream().anyMatch(way -> way.where() instanceof Deploys.IntoDeck);
        deploysAsCaptive =
                ways.stream().anyMatch(way -> way.where() instanceof Deploys.AsCaptiveOf);
        startsGame = card.text().stream().anyMatch(Starts.class::isInstance);
    }

    private static int next(int number) {
        return number == UNNUMBERED ? UNNUMBERED : number + 1;
    }

    /**
     * How many definitions a card needs: with its crew and without, without any pilot built in, one
     * for each face, at a holosite and elsewhere, or on either side of the Force.
     */
    public static int faces(Card card) {
        return 1
                + (card.hasUniqueCrew() ? 1 : 0)
                + (card.hasPermanentPilots() ? 1 : 0)
                + (card.back().isPresent()
                                || card.isDejarikOrHologram()
                                || card.mayCrossOver()
                                || card.type() == CardType.LOCATION
                        ? 1
                        : 0);
    }

    /** Interrupts, and the Epic Events that do not deploy, are played. */
    public boolean isPlayed() {
        return played;
    }

    /** Whether the card may be deployed outside the deploy phase, as an action of its own. */
    public boolean deploysInOtherPhases() {
        return deploysInOtherPhases;
    }

    /** Whether the card is deployed by being inserted into a Reserve Deck. */
    public boolean isInsert() {
        return inserted;
    }

    /** Whether the character deploys as a captive, and in no other way. */
    public boolean deploysAsCaptive() {
        return deploysAsCaptive;
    }

    /** Whether the card has a text for the start of the game. */
    public boolean startsGame() {
        return startsGame;
    }

    /** Its place in its catalog. */
    public int number() {
        return number;
    }

    public Card card() {
        return card;
    }

    /** The card as it is without the unique persons built into it; itself where there are none. */
    public Definition crewless() {
        return crewless;
    }

    /** The card as it is without any pilot built into it; itself where there is none. */
    @SuppressWarnings("ReferenceEquality")
    public synchronized Definition withoutPilots() {
        if (withoutPilots == null) {
            int next = card.hasUniqueCrew() ? next(next(number)) : next(number);
            withoutPilots =
                    complete == this && card.hasPermanentPilots()
                            ? new Definition(card.withoutPermanentPilots(), next, this)
                            : this;
        }
        return withoutPilots;
    }

    /** A location turned around: the icons and texts of both players have changed places. */
    @SuppressWarnings("ReferenceEquality")
    public synchronized Definition rotated() {
        if (rotated == null) {
            rotated =
                    complete == this && isLocation()
                            ? new Definition(card.rotated(), next(number), this)
                            : this;
        }
        return rotated;
    }

    /** Whether this is a location turned around. */
    @SuppressWarnings("ReferenceEquality")
    public boolean isRotated() {
        return isLocation() && complete != this;
    }

    /** The card as it is printed. */
    public Definition complete() {
        return complete;
    }

    /** The other face of an Objective; any other card has one face only. */
    public Definition back() {
        return back;
    }

    /** What the card is at a holosite; itself if it is no Dejarik and no hologram. */
    public Definition atHolosite() {
        return atHolosite;
    }

    /** What a character is who has crossed over; any other card itself. */
    public Definition crossed() {
        return crossed;
    }

    /** Whether the card may stand at a holosite, or stands there. */
    public boolean isDejarikOrHologram() {
        return atHolosite.number != number || type == CardType.DEJARIK_OR_HOLOGRAM;
    }

    /** Its side of the Force as a player number. */
    public Side player() {
        return card.side();
    }

    public CardType type() {
        return type;
    }

    public boolean is(Subtype subtype) {
        return EnumBits.has(firstSubtypes, subtypes, subtype);
    }

    public boolean is(CardType asked) {
        return type == asked;
    }

    public boolean is(Trait trait) {
        return has(trait);
    }

    public boolean has(Trait trait) {
        return EnumBits.has(firstTraits, traits, trait);
    }

    /** Whether its text names this agenda. */
    public boolean has(Agenda agenda) {
        return agendas.has(agenda);
    }

    /** Whether the texts of both name one agenda. */
    public boolean sharesAgenda(Definition other) {
        return agendas.meets(other.agendas);
    }

    public boolean has(Icon icon) {
        return EnumBits.has(firstIcons, icons, icon);
    }

    /** The printed figure; NaN if none is printed. */
    public double figure(Figure figure) {
        return figures.of(figure);
    }

    public boolean isLocation() {
        return type == CardType.LOCATION;
    }

    /** A starship or vehicle. */
    public boolean isVessel() {
        return vessel;
    }

    /** A character, vehicle or starship; at a holosite a Dejarik or hologram is like one. */
    public boolean isUnit() {
        return unit;
    }

    public boolean isUnique() {
        return unique;
    }

    public boolean titled(String title) {
        return this.title.equals(title);
    }

    /** Whether both have one title; tells different ones apart at once. */
    public boolean sameTitle(Definition other) {
        return titleHash == other.titleHash && title.equals(other.title);
    }

    /** Whether another location is a version of this one: by its title, or as this one says. */
    public boolean isConvertedBy(Definition other) {
        return sameTitle(other) || (!convertedBy.isEmpty() && other.titled(convertedBy));
    }

    public String title() {
        return title;
    }

    public boolean titleHas(String lowerWord, boolean whole) {
        return whole ? TitleWords.has(lowerTitle, lowerWord) : lowerTitle.contains(lowerWord);
    }

    /**
     * Whether a location's title begins with the name of this place, as in "Place: site", or names
     * it after its planet, as in "Planet: Place".
     */
    public boolean namedAfter(String place) {
        String title = card.title();
        int rest = title.length() - place.length();
        return (rest > 0 && title.charAt(place.length()) == ':' && title.startsWith(place))
                || (rest > 2 && title.startsWith(": ", rest - 2) && title.endsWith(place));
    }

    public boolean isPersona(String name) {
        for (String one : personas) {
            if (one.equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** The same persona: two unique cards that share a name. */
    public boolean samePersona(Definition other) {
        for (String name : personas) {
            if (other.isPersona(name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one is the other's matching ship, pilot or weapon. */
    public boolean matches(Definition other) {
        return card.matching().contains(other.card.title())
                || other.card.matching().contains(card.title())
                || MatchingWeapon.isNamed(other, namedByWeapon)
                || MatchingWeapon.isNamed(this, other.namedByWeapon);
    }

    /** The title of a unique weapon that is built into the card, if there is one. */
    public String uniqueWeapon() {
        return uniqueWeapon;
    }

    /** Whether the weapon printed into this character is his matching weapon. */
    public boolean permanentWeaponMatches() {
        return permanentWeaponMatches;
    }

    public int permanentPilots() {
        return permanentPilots;
    }

    public double permanentAbility() {
        return card.permanentPilot().isPresent() ? card.permanentPilot().get().ability() : 0;
    }

    public boolean hasPermanentWeapon() {
        return has(Icon.PERMANENT_WEAPON);
    }

    /** Whether a weapon is built into the card that bears this title. */
    public boolean hasPermanentWeapon(String title) {
        return card.permanentWeapon().isPresent()
                && card.permanentWeapon().get().title().equals(title);
    }

    /** Whether a weapon of this kind is built into the card. */
    public boolean hasPermanentWeapon(Trait kind) {
        return card.permanentWeapon().isPresent()
                && card.permanentWeapon().get().kinds().contains(kind);
    }

    /** Whether a weapon of this subtype is built into the card: one for whatever the card is. */
    public boolean hasPermanentWeapon(Subtype subtype) {
        return hasPermanentWeapon() && PrintedTexts.isWeaponFor(type, subtype);
    }

    public boolean mayHavePresence() {
        return mayHavePresence;
    }

    public int icons(Side player) {
        return player == Side.DARK ? card.darkIcons() : card.lightIcons();
    }

    /** The same face of the same card, in any catalog. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Definition that && card.equals(that.card);
    }

    @Override
    public int hashCode() {
        return card.id().hashCode();
    }

    @Override
    public String toString() {
        return card.toString();
    }
}
