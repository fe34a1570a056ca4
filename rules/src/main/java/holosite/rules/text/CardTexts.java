package holosite.rules.text;

import holosite.language.ability.Ability;
import holosite.language.ability.Event;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.filter.Being;
import holosite.language.filter.Known;
import holosite.rules.card.Definition;
import holosite.rules.card.EnumBits;
import holosite.rules.card.LastingId;
import holosite.rules.card.ProgramId;
import holosite.rules.card.TextId;
import holosite.rules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Everything a card says, compiled: a location has a text for each side, any other card one. */
public final class CardTexts {
    private final Text dark;
    private final Text light;
    private final List<Text.Part> darkParts;
    private final List<Text.Part> lightParts;
    private final CreatureText creatureText;
    private final Optional<SabaccGame> sabacc;
    private final boolean cancelsTexts;
    private final EnumBits<Event> answered = new EnumBits<>();
    private final EnumBits<Event> answeredOfItself = new EnumBits<>();
    private final EnumBits<Figure> given = new EnumBits<>();

    /** Of a card that is no location {@code dark} and {@code light} are the same. */
    public CardTexts(
            Definition definition,
            Text dark,
            Text light,
            CreatureText creatureText,
            Optional<SabaccGame> sabacc) {
        this.dark = dark;
        this.light = light;
        darkParts = dark.parts();
        lightParts = light.parts();
        this.creatureText = creatureText;
        this.sabacc = sabacc;
        cancelsTexts =
                !dark.textCancels().isEmpty()
                        || !light.textCancels().isEmpty()
                        || !dark.copies().isEmpty();
        for (Ability ability : definition.card().text()) {
            if (ability instanceof Modifies(Modifier change, Always _)
                    && change.op() == Modifier.Op.BASE
                    && change.of().equals(new Being(Known.IT))) {
                given.add(change.figure());
            }
        }
        EnumBits<Event> acting = definition.isPlayed() ? answered : answeredOfItself;
        for (Text text : List.of(dark, light)) {
            text.actions().forEach(action -> addEvent(action.moment(), acting));
            text.triggers().forEach(trigger -> addEvent(trigger.moment(), acting));
            text.ways()
                    .forEach(way -> way.moment().ifPresent(moment -> addEvent(moment, answered)));
        }
    }

    /** Everything printed as text on a card, with the face up that it shows. */
    public static CardTexts of(GameState game, int card) {
        return Catalog.of(game).texts(game.table().definition(card));
    }

    private static void addEvent(When moment, EnumBits<Event> to) {
        if (moment instanceof When.Just just) {
            to.add(just.event());
        }
    }

    /** The text that speaks to this player. */
    public Text of(Side player) {
        return player == Side.DARK ? dark : light;
    }

    /** Everything of the text that speaks to this player that is in force on the table. */
    List<Text.Part> parts(Side player) {
        return player == Side.DARK ? darkParts : lightParts;
    }

    /** The text of a card that is no location. */
    public Text text() {
        return dark;
    }

    /** Whether it cancels texts, or may have copied a text that does. */
    public boolean mayCancelTexts() {
        return cancelsTexts;
    }

    /** What makes it a creature; nothing of that kind for any other card. */
    public CreatureText creatureText() {
        return creatureText;
    }

    /** The game of sabacc the card lets play. */
    public Optional<SabaccGame> sabacc() {
        return sabacc;
    }

    /** Whether the card has this figure by its text, and nothing printed for it. */
    public boolean gives(Figure figure) {
        return given.has(figure);
    }

    // ---- what it answers to

    /** Whether the card can come from hand in answer to this. */
    public boolean answers(Event event) {
        return answered.has(event);
    }

    /** Adds everything the card can come from hand in answer to. */
    public void addAnswered(EnumBits<Event> to) {
        to.addAll(answered);
    }

    /** Whether the card answers to this, on the table or as it leaves it. */
    public boolean answersOfItself(Event event) {
        return answeredOfItself.has(event);
    }

    /** Adds everything done by this player that the card can come from hand in answer to. */
    void addAnswered(Who by, Set<Event> to) {
        for (Text text : List.of(dark, light)) {
            text.actions().forEach(action -> addAnswered(action.moment(), by, to));
            text.ways()
                    .forEach(way -> way.moment().ifPresent(moment -> addAnswered(moment, by, to)));
        }
    }

    private void addAnswered(When moment, Who by, Set<Event> to) {
        if (moment instanceof When.Just just
                && answers(just.event())
                && (just.by() == Who.EITHER || just.by() == by)) {
            to.add(just.event());
        }
    }

    /**
     * Adds the phases of the opponent's turn in which it can do something that it cannot do at any
     * time, or come into play.
     */
    void addOpponentsPhases(Set<Phase> to) {
        for (Text text : List.of(dark, light)) {
            for (CardAction action : text.actions()) {
                if (action.moment() instanceof When.InPhases in
                        && in.turn() != Who.YOU
                        && in.phases().size() < Phase.values().length) {
                    to.addAll(in.phases());
                }
            }
            for (DeployWay way : text.ways()) {
                if (way.moment().orElse(null) instanceof When.InPhases in && in.turn() != Who.YOU) {
                    to.addAll(in.phases());
                }
            }
        }
    }

    // ---- by name

    /** The program of this name among everything the card says, now or for a while. */
    public Optional<Program> program(ProgramId id) {
        return switch (id) {
            case TextId text ->
                    programs().stream().filter(program -> program.id().equals(text)).findFirst();
            case LastingId lasting ->
                    lasting(lasting).map(LastingPart::part).flatMap(CardTexts::program);
        };
    }

    private static Optional<Program> program(Text.Part part) {
        if (part instanceof CardAction action) {
            return Optional.of(action.program());
        }
        return part instanceof Text.StateTrigger trigger
                ? Optional.of(trigger.program())
                : Optional.empty();
    }

    /** A text that a program of the card puts into force for a while. */
    public Optional<LastingPart> lasting(LastingId id) {
        return program(id.by())
                .map(Program::lastings)
                .filter(lastings -> id.number() < lastings.size())
                .map(lastings -> lastings.get(id.number()));
    }

    private List<Program> programs() {
        var programs = new ArrayList<Program>();
        for (Text text : List.of(dark, light)) {
            text.actions().forEach(action -> programs.add(action.program()));
            text.triggers().forEach(trigger -> programs.add(trigger.program()));
            text.stateTriggers().forEach(stateTrigger -> programs.add(stateTrigger.program()));
            text.firings().forEach(shot -> programs.add(shot.success()));
            text.starts().forEach(start -> programs.add(start.program()));
        }
        return programs;
    }

    /** The action, offered or automatic, of this name. */
    public Optional<CardAction> action(ProgramId id) {
        if (id instanceof LastingId lasting) {
            return lasting(lasting)
                    .flatMap(
                            kept ->
                                    kept.part() instanceof CardAction action
                                            ? Optional.of(action)
                                            : Optional.empty());
        }
        var actions = new ArrayList<CardAction>();
        for (Text text : List.of(dark, light)) {
            actions.addAll(text.actions());
            actions.addAll(text.triggers());
        }
        return actions.stream().filter(action -> action.program().id().equals(id)).findFirst();
    }
}
