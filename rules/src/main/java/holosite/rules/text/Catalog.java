package holosite.rules.text;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Event;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.rules.card.Definition;
import holosite.rules.card.Definitions;
import holosite.rules.card.LastingId;
import holosite.rules.card.ProgramId;
import holosite.rules.card.TextId;
import holosite.rules.state.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The cards games are played with, each with its definition and its compiled texts. Both are made
 * when first asked for, once for all games; games on several threads may share a catalog.
 */
public final class Catalog implements Definitions {

    /** Compiles what a card says. */
    public interface Compiler {
        CardTexts compile(Definition definition);
    }

    private final List<Card> cards;
    private final Compiler compiler;

    /** The number of the definition of the card with this id. */
    private final Map<String, Integer> numbers;

    /** The card each definition belongs to, by which it is looked up. */
    private final Card[] printed;

    /** The card each definition is made of: another than the printed one if it was changed. */
    private final Card[] played;

    /*
     * Both are filled under a lock and read without: whoever comes first decides, what is in them
     * never changes, and every thread that finds it there finds it as its constructor left it.
     */
    private final @Nullable Definition[] definitions;
    private final @Nullable CardTexts[] texts;
    private volatile @Nullable Moments moments;

    public Catalog(List<Card> cards, Compiler compiler) {
        this.cards = List.copyOf(cards);
        this.compiler = compiler;
        numbers = new HashMap<>();
        var faces = new ArrayList<Card>();
        for (Card card : this.cards) {
            if (numbers.putIfAbsent(card.id(), faces.size()) == null) {
                faces.addAll(Collections.nCopies(Definition.faces(card), card));
            }
        }
        printed = faces.toArray(Card[]::new);
        played = printed;
        definitions = new Definition[printed.length];
        texts = new CardTexts[printed.length];
    }

    private Catalog(Catalog same, Card[] played, Compiler compiler) {
        cards = same.cards;
        this.compiler = compiler;
        numbers = same.numbers;
        printed = same.printed;
        this.played = played;
        definitions = new Definition[printed.length];
        texts = new CardTexts[printed.length];
    }

    /**
     * The same cards, none of which has been asked for yet. The first time that a text of one of
     * them comes up in any game, that is reported: an action is carried out, a modifier counts.
     */
    public Catalog watched(Consumer<TextId> cameUp) {
        return new Catalog(
                this,
                played,
                definition -> WatchedTexts.of(definition, compiler.compile(definition), cameUp));
    }

    /**
     * The same cards, but the one with the id of this card is played as this card. It is still
     * looked up by the card it was: games are set up as before.
     */
    public Catalog playing(Card changed) {
        Integer number = numbers.get(changed.id());
        if (number == null) {
            return this;
        }
        Card[] other = played.clone();
        int faces = Definition.faces(printed[number]);
        if (Definition.faces(changed) != faces) {
            throw new IllegalArgumentException(changed + " must have as many faces as before");
        }
        Arrays.fill(other, number, number + faces, changed);
        return new Catalog(this, other, compiler);
    }

    /** The cards whose texts have been asked for. */
    public List<Card> used() {
        var used = new ArrayList<Card>();
        for (int number = 0; number < printed.length; number++) {
            if (texts[number] != null && !used.contains(printed[number])) {
                used.add(printed[number]);
            }
        }
        return used;
    }

    /** The catalog a game is played with. */
    public static Catalog of(GameState game) {
        return ((TextsInForce) game.shared()).catalog();
    }

    public List<Card> cards() {
        return cards;
    }

    // ---- definitions

    /**
     * The definition of a card of this catalog.
     *
     * @throws IllegalArgumentException if there is no such card
     */
    @Override
    public Definition definition(Card card) {
        Integer number = numbers.get(card.id());
        if (number == null || !Objects.equals(printed[number], card)) {
            throw new IllegalArgumentException(card + " is not in the catalog");
        }
        return definition(number);
    }

    private Definition definition(int number) {
        Definition ready = definitions[number];
        return ready == null ? make(number) : ready;
    }

    private Definition make(int number) {
        var made = new Definition(played[number], number);
        synchronized (definitions) {
            Definition first = definitions[number];
            definitions[number] = first == null ? made : first;
            return first == null ? made : first;
        }
    }

    // ---- texts

    /** What a card with this definition says. */
    public CardTexts texts(Definition definition) {
        CardTexts ready = texts[definition.number()];
        return ready == null ? compile(definition) : ready;
    }

    /** What a card says with its front up. */
    public CardTexts texts(Card card) {
        return texts(definition(card));
    }

    private CardTexts compile(Definition definition) {
        CardTexts made = compiler.compile(definition);
        synchronized (texts) {
            CardTexts first = texts[definition.number()];
            texts[definition.number()] = first == null ? made : first;
            return first == null ? made : first;
        }
    }

    // ---- what any card could do

    /** When any of the cards could do something. */
    private record Moments(
            Set<Event> ownDeeds, Set<Event> opponentsDeeds, Set<Phase> opponentsPhases) {}

    /** Asks for every card there is, once. */
    private Moments moments() {
        Moments ready = moments;
        if (ready != null) {
            return ready;
        }
        var made =
                new Moments(
                        EnumSet.of(Event.BATTLE_INITIATED, Event.DRAIN_INITIATED),
                        EnumSet.of(Event.BATTLE_INITIATED, Event.DRAIN_INITIATED),
                        EnumSet.noneOf(Phase.class));
        for (int number = 0; number < printed.length; number++) {
            CardTexts card = texts(definition(number));
            card.addAnswered(Who.YOU, made.ownDeeds);
            card.addAnswered(Who.OPPONENT, made.opponentsDeeds);
            card.addOpponentsPhases(made.opponentsPhases);
        }
        moments = made;
        return made;
    }

    /**
     * Whether some card in a player's hand could respond to this, done by himself or by his
     * opponent; both may react to a battle and a drain.
     */
    public boolean isAnsweredFromHand(Event event, boolean own) {
        return (own ? moments().ownDeeds : moments().opponentsDeeds).contains(event);
    }

    /**
     * Whether any card could do something in this phase of the opponent's turn that it cannot do at
     * any time.
     */
    public boolean isForOpponentsPhase(Phase phase) {
        return moments().opponentsPhases.contains(phase);
    }

    /** The program of this name, if a card has such a text. */
    public Optional<Program> program(ProgramId id) {
        return face(id.text().card()).flatMap(face -> texts(face).program(id));
    }

    /** The action, offered or automatic, of this name, if a card has such a text. */
    public Optional<CardAction> action(ProgramId id) {
        return face(id.text().card()).flatMap(face -> texts(face).action(id));
    }

    /** A text that a program puts into force for a while, if there is such a one. */
    public Optional<LastingPart> lasting(LastingId id) {
        return face(id.text().card()).flatMap(face -> texts(face).lasting(id));
    }

    /** The text as it is written on the card. */
    public Optional<Ability> ability(TextId text) {
        return face(text.card())
                .map(face -> text.end().of(face.card()))
                .filter(end -> text.index() < end.size())
                .map(end -> end.get(text.index()));
    }

    /** The face of a card with this id. */
    private Optional<Definition> face(String id) {
        Integer number = numbers.get(id);
        if (number != null) {
            return Optional.of(definition(number));
        }
        return cards.stream()
                .filter(card -> card.back().isPresent() && card.back().get().id().equals(id))
                .findFirst()
                .map(card -> definition(card).back());
    }
}
