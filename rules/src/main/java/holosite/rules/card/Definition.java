package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Agendas;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Agenda;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.compile.AbilityCompiler;
import holosite.rules.text.Program;
import holosite.rules.text.ProgramId;
import holosite.rules.text.Text;
import holosite.rules.text.TextId;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;

/** A card made ready for play: its figures and features as bits and arrays, its texts compiled. */
public final class Definition {
    private static final Map<String, Definition> READY = new ConcurrentHashMap<>();
    private static final AtomicInteger MADE = new AtomicInteger();

    /** Which of all definitions made so far this is: for remembering things about each. */
    private final int number = MADE.getAndIncrement();

    private final Card card;
    private final EnumBits<Subtype> subtypes = new EnumBits<>();
    private final EnumBits<Icon> icons = new EnumBits<>();
    private final EnumBits<Trait> traits = new EnumBits<>();
    private final EnumBits<Agenda> agendas = new EnumBits<>();
    private final double[] figures;
    private final String lowerTitle;
    private final String[] personas;
    private final String[] namedByWeapon;
    private final boolean permanentWeaponMatches;
    private final Text[] texts;
    private final Nature nature;
    private final boolean played;
    private final EnumBits<Event> answered = new EnumBits<>();
    private final EnumBits<Event> answeredOfItself = new EnumBits<>();
    private final boolean deploysInOtherPhases;
    private final Optional<SabaccGame> sabacc;

    /** The card with its unique crew, where this is the card without it. */
    private final @Nullable Definition complete;

    private @Nullable Definition crewless;

    private Definition(Card card) {
        this(card, null);
    }

    private Definition(Card card, @Nullable Definition complete) {
        this.card = card;
        this.complete = complete;
        subtypes.addAll(card.subtypes());
        icons.addAll(card.icons());
        traits.addAll(card.traits());
        for (Ability ability : card.text()) {
            if (ability instanceof Agendas(var named)) {
                agendas.addAll(named);
            }
        }
        figures = new double[Figure.values().length];
        Arrays.fill(figures, Double.NaN);
        for (Figure figure : Figure.values()) {
            Double value = card.figures().get(figure);
            if (value != null) {
                figures[figure.ordinal()] = value;
            }
        }
        figures[Figure.DESTINY.ordinal()] = card.destiny().getFirst();
        lowerTitle = card.title().toLowerCase(Locale.ROOT);
        personas = card.personas().toArray(String[]::new);
        namedByWeapon = MatchingWeapon.names(card);
        permanentWeaponMatches = MatchingWeapon.permanent(card);
        var compiler = new AbilityCompiler(card);
        texts =
                card.type() == CardType.LOCATION
                        ? new Text[] {
                            compiler.text(TextId.End.DARK), compiler.text(TextId.End.LIGHT)
                        }
                        : new Text[] {compiler.text(TextId.End.TEXT)};
        nature = card.type() == CardType.CREATURE ? Nature.of(card) : Nature.NONE;
        played =
                card.type() == CardType.INTERRUPT
                        || (card.type() == CardType.EPIC_EVENT && texts[0].ways().isEmpty());
        for (Text text : texts) {
            for (Text.Deal deal : text.actions()) {
                addEvent(deal.moment(), played ? answered : answeredOfItself);
            }
            for (Text.Deal deal : text.triggers()) {
                addEvent(deal.moment(), played ? answered : answeredOfItself);
            }
            for (Text.Way way : text.ways()) {
                way.moment().ifPresent(moment -> addEvent(moment, answered));
            }
        }
        deploysInOtherPhases =
                texts[0].ways().stream()
                        .anyMatch(
                                way ->
                                        way.moment()
                                                .filter(When.InPhases.class::isInstance)
                                                .isPresent());
        sabacc = SabaccGame.of(card);
    }

    private static void addEvent(When moment, EnumBits<Event> to) {
        if (moment instanceof When.Just just) {
            to.add(just.event());
        }
    }

    /** Interrupts, and the Epic Events that do not deploy, are played. */
    public boolean isPlayed() {
        return played;
    }

    /** Whether the card can come from hand in answer to this. */
    public boolean answers(Event event) {
        return answered.has(event);
    }

    /** Adds everything the card can come from hand in answer to. */
    public void addAnswered(EnumBits<Event> to) {
        to.addAll(answered);
    }

    /** Whether the card may be deployed outside the deploy phase, as an action of its own. */
    public boolean deploysInOtherPhases() {
        return deploysInOtherPhases;
    }

    /** Whether the card answers to this, on the table or as it leaves it. */
    public boolean answersOfItself(Event event) {
        return answeredOfItself.has(event);
    }

    /** The definition of a card, made once; another card under the same id replaces it. */
    @SuppressWarnings("ReferenceEquality")
    public static Definition of(Card card) {
        Definition ready = READY.get(card.id());
        if (ready != null && ready.card == card) {
            return ready;
        }
        return READY.compute(
                card.id(),
                (id, found) -> found != null && found.card == card ? found : new Definition(card));
    }

    /** The ability a program of this card, or one it has copied, was made from. */
    public Optional<Ability> ability(Program program) {
        TextId text = program.id().text();
        if (!text.card().equals(card.id())) {
            // a text copied from another card
            Definition other = READY.get(text.card());
            return other == null ? Optional.empty() : other.ability(program);
        }
        return Optional.of(text.end().of(card).get(text.index()));
    }

    /** The game of sabacc the card lets play. */
    public Optional<SabaccGame> sabacc() {
        return sabacc;
    }

    /** A small number no other definition has; it may differ from run to run. */
    public int number() {
        return number;
    }

    public Card card() {
        return card;
    }

    /** The card as it is without the unique persons built into it; itself where there are none. */
    public Definition crewless() {
        if (complete != null || !card.hasUniqueCrew()) {
            return this;
        }
        Definition without = crewless;
        if (without == null) {
            without = new Definition(card.withoutUniqueCrew(), this);
            crewless = without;
        }
        return without;
    }

    /** The card as it is printed. */
    public Definition complete() {
        return complete == null ? this : complete;
    }

    /** The other face of an Objective; any other card has one face only. */
    public Definition back() {
        return card.back().map(Definition::of).orElse(this);
    }

    /** Its side of the Force as a player number. */
    public Side player() {
        return card.side();
    }

    public boolean is(Subtype subtype) {
        return subtypes.has(subtype);
    }

    public boolean is(CardType type) {
        return card.type() == type;
    }

    public boolean is(Trait trait) {
        return has(trait);
    }

    public boolean has(Trait trait) {
        return traits.has(trait);
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
        return icons.has(icon);
    }

    /** The printed figure; does not exist (NaN) where none is printed. */
    public double figure(Figure figure) {
        return figures[figure.ordinal()];
    }

    public boolean isLocation() {
        return card.type() == CardType.LOCATION;
    }

    /** A starship or vehicle. */
    public boolean isVessel() {
        return card.type() == CardType.STARSHIP || card.type() == CardType.VEHICLE;
    }

    /** A character, vehicle or starship. */
    public boolean isUnit() {
        return isVessel() || card.type() == CardType.CHARACTER;
    }

    public boolean isUnique() {
        return card.uniqueness().unique();
    }

    public boolean titled(String title) {
        return card.title().equals(title);
    }

    private static final String SECOND = " ii";

    public boolean titleHas(String lowerWord) {
        return hasWord(lowerTitle, lowerWord);
    }

    /** Whether a title holds a word or several, whole and in this order; both in small letters. */
    static boolean hasWord(String lowerTitle, String lowerWord) {
        int at = lowerTitle.indexOf(lowerWord);
        while (at >= 0) {
            int end = at + lowerWord.length();
            boolean starts = at == 0 || !Character.isLetterOrDigit(lowerTitle.charAt(at - 1));
            boolean ends =
                    end == lowerTitle.length()
                            || !Character.isLetterOrDigit(lowerTitle.charAt(end));
            // a name never means the second of that name
            boolean second = end < lowerTitle.length() && lowerTitle.startsWith(SECOND, end);
            if (starts && ends && !second) {
                return true;
            }
            at = lowerTitle.indexOf(lowerWord, at + 1);
        }
        return false;
    }

    /** Whether a location's title begins with the name of this place: "Place: site". */
    public boolean namedAfter(String place) {
        String title = card.title();
        return title.length() > place.length()
                && title.charAt(place.length()) == ':'
                && title.startsWith(place);
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

    /** Whether the weapon printed into this character is his matching weapon. */
    public boolean permanentWeaponMatches() {
        return permanentWeaponMatches;
    }

    public int permanentPilots() {
        return card.permanentPilot().map(p -> p.pilots()).orElse(0);
    }

    public double permanentAbility() {
        return card.permanentPilot().isPresent() ? card.permanentPilot().get().ability() : 0;
    }

    public boolean hasPermanentWeapon() {
        return has(Icon.PERMANENT_WEAPON);
    }

    public boolean mayHavePresence() {
        return isUnit() || has(Icon.PRESENCE);
    }

    /** What makes it a creature; nothing of that kind for any other card. */
    public Nature nature() {
        return nature;
    }

    /** The text that speaks to this player. */
    public Text text(Side player) {
        return texts.length == 1 ? texts[0] : texts[player.ordinal()];
    }

    /** The text of a card that is no location. */
    public Text text() {
        return texts[0];
    }

    /** The program of this text among everything the card says. */
    public Optional<Program> program(ProgramId id) {
        return Arrays.stream(texts)
                .flatMap(
                        text ->
                                Stream.of(
                                                text.actions().stream().map(Text.Deal::program),
                                                text.triggers().stream().map(Text.Deal::program),
                                                text.standbys().stream().map(Text.Standby::program),
                                                text.shots().stream().map(Text.Shot::success),
                                                text.starts().stream().map(Text.Start::program))
                                        .flatMap(Function.identity()))
                .filter(program -> program.id().equals(id))
                .findFirst();
    }

    /** The action, offered or automatic, of this text. */
    public Optional<Text.Deal> deal(ProgramId id) {
        return Arrays.stream(texts)
                .flatMap(text -> Stream.concat(text.actions().stream(), text.triggers().stream()))
                .filter(deal -> deal.program().id().equals(id))
                .findFirst();
    }

    public int icons(Side player) {
        return player == Side.DARK ? card.darkIcons() : card.lightIcons();
    }

    @Override
    public String toString() {
        return card.toString();
    }
}
