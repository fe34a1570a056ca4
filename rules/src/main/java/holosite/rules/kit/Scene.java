package holosite.rules.kit;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A table that is played on with the names of cards. Answers are given by whoever is asked. An
 * answer that is not offered and an expectation that fails report the table and what was offered.
 *
 * <pre>{@code
 * var scene = Scene.with(AllCards::all)
 *         .at("Tatooine: Cantina", "Darth Vader", "Luke Skywalker")
 *         .on("Darth Vader", "Vader's Lightsaber")
 *         .turn(DARK, Phase.BATTLE);
 * scene.battleAt("Tatooine: Cantina").fire("Vader's Lightsaber").at("Luke Skywalker");
 * }</pre>
 */
public final class Scene extends TableInspection {
    /** More answers than any test skips. */
    private static final int PATIENCE = 2_000;

    private int lastCard = Table.NOBODY;

    Scene(GameState game, Names names) {
        super(game, names);
    }

    /** Begins to lay out a table. */
    public static Position with(CardPool pool) {
        return Position.of(pool);
    }

    /** Continues a game that was begun elsewhere. */
    public static Scene of(Game game) {
        return new Scene(game.state(), Names.of(game));
    }

    // ---- answering

    /** Answers in words, as {@link Choices} spells them. */
    public Scene answer(String words) {
        Choices choices = asked("answer '" + words + "'");
        return give(choices.answer(words), notOffered(words));
    }

    /** The same, and it must be this player who is asked. */
    public Scene answer(Side side, String words) {
        expectDecider(side);
        return answer(words);
    }

    public Scene pass() {
        return answer("pass");
    }

    public Scene pass(Side side) {
        return answer(side, "pass");
    }

    public Scene yes() {
        return answer("yes");
    }

    public Scene no() {
        return answer("no");
    }

    public Scene number(int number) {
        return answer(Integer.toString(number));
    }

    /** One of several options, counted from 1. */
    public Scene option(int number) {
        return answer("option " + number);
    }

    /** Chooses these cards, in this order; without arguments none. */
    public Scene choose(String... cards) {
        Choices choices = asked("choose " + Arrays.toString(cards));
        return give(
                choices.cards(List.of(cards)), Arrays.toString(cards) + " cannot be chosen here");
    }

    /** Chooses this card of several, and it must be a choice of one card and no more. */
    public Scene chooseOnly(String card) {
        return expect("one card of several should be chosen", asksForOne()).choose(card);
    }

    private Scene give(Optional<Answer> answer, String otherwise) {
        if (answer.isEmpty()) {
            throw failure(otherwise);
        }
        if (answer.get() instanceof Answer.Perform(Act act)) {
            lastCard = act instanceof Act.WithCard with ? with.card() : Table.NOBODY;
        }
        put(answer.get());
        return this;
    }

    // ---- things players do

    private Scene act(Act.Kind kind, String card) {
        return answer(ChoiceWords.verb(kind, card));
    }

    /** Activates one Force. */
    public Scene activate() {
        return act(Act.Kind.ACTIVATE, "");
    }

    /** Activates this much Force; the opponent passes in between. */
    public Scene activate(int force) {
        Side side = whoDecides();
        for (int i = 0; i < force; i++) {
            while (whoDecides() != side) {
                pass();
            }
            activate();
        }
        return this;
    }

    public Scene drainAt(String location) {
        return act(Act.Kind.FORCE_DRAIN, location);
    }

    public Scene deploy(String card) {
        return act(Act.Kind.DEPLOY, card);
    }

    public Scene deployWithPilot(String card) {
        return act(Act.Kind.DEPLOY_TOGETHER, card);
    }

    public Scene play(String card) {
        return act(Act.Kind.PLAY, card);
    }

    /** Plays one of several functions that are offered, counted from 1 as the card has them. */
    public Scene play(String card, int text) {
        return answer(ChoiceWords.verb(Act.Kind.PLAY, card) + ", text " + text);
    }

    public Scene use(String card) {
        return act(Act.Kind.USE_TEXT, card);
    }

    public Scene use(String card, int text) {
        return answer(ChoiceWords.verb(Act.Kind.USE_TEXT, card) + ", text " + text);
    }

    /** Attacks a creature with all of the player's cards there. */
    public Scene attack(String creature) {
        return act(Act.Kind.ATTACK, creature);
    }

    /** Lets a creature make its attack now. */
    public Scene letAttack(String creature) {
        return act(Act.Kind.CREATURE_ATTACK, creature);
    }

    public Scene battleAt(String location) {
        return act(Act.Kind.BATTLE, location);
    }

    public Scene move(String card) {
        return act(Act.Kind.MOVE, card);
    }

    public Scene shuttle(String card) {
        return act(Act.Kind.SHUTTLE, card);
    }

    public Scene land(String card) {
        return act(Act.Kind.LAND, card);
    }

    public Scene takeOff(String card) {
        return act(Act.Kind.TAKE_OFF, card);
    }

    public Scene bombingRun(String card) {
        return act(Act.Kind.BOMBING_RUN, card);
    }

    public Scene transitFrom(String dockingBay) {
        return act(Act.Kind.DOCKING_BAY_TRANSIT, dockingBay);
    }

    public Scene embark(String card) {
        return act(Act.Kind.EMBARK, card);
    }

    public Scene disembark(String card) {
        return act(Act.Kind.DISEMBARK, card);
    }

    public Scene transfer(String card) {
        return act(Act.Kind.TRANSFER, card);
    }

    public Scene replace(String card) {
        return act(Act.Kind.REPLACE_PERSONA, card);
    }

    public Scene draw() {
        return act(Act.Kind.DRAW, "");
    }

    public Scene fire(String weapon) {
        return act(Act.Kind.FIRE, weapon);
    }

    public Scene forfeit(String card) {
        return act(Act.Kind.FORFEIT, card);
    }

    /** Loses 1 Force for 1 battle damage. If there is a choice, the pile is asked for next. */
    public Scene loseForce() {
        return act(Act.Kind.LOSE_FORCE, "");
    }

    public Scene react(String card) {
        return act(Act.Kind.MOVE_AS_REACT, card);
    }

    public Scene reactAway(String card) {
        return act(Act.Kind.MOVE_AWAY_AS_REACT, card);
    }

    public Scene deployAsReact(String card) {
        return act(Act.Kind.DEPLOY_AS_REACT, card);
    }

    /** Chooses the top of a pile to lose Force from: "Reserve Deck", "Force Pile", "Used Pile". */
    public Scene lose(String from) {
        return choose(from);
    }

    /**
     * Chooses where the card of the last action goes. If only one place was possible nobody was
     * asked: then the card must be on its way there or have arrived.
     */
    public Scene to(String place) {
        if (!game.isOver() && new Choices(game, names).cards(List.of(place)).isPresent()) {
            return choose(place);
        }
        if (!game.isOver()
                && game.decision() instanceof Decision.ChooseOption
                && new Choices(game, names).answer(place).isPresent()) {
            return answer(place);
        }
        int wanted = card(place);
        if (!wentTo(wanted)) {
            throw failure(place + " was not to be chosen, and the card did not go there");
        }
        return this;
    }

    private boolean wentTo(int place) {
        var table = game.table();
        return lastCard != Table.NOBODY
                && (table.in(lastCard, Zone.BEING_PLAYED)
                        || table.host(lastCard) == place
                        || (table.inPlay(lastCard)
                                && Whereabouts.location(table, lastCard) == place));
    }

    /** Chooses the target of the last action, which was not asked for if there was only one. */
    public Scene at(String target) {
        if (!game.isOver() && new Choices(game, names).cards(List.of(target)).isPresent()) {
            return choose(target);
        }
        card(target);
        if (!game.isOver() && aiming()) {
            throw failure(target + " is no target");
        }
        return this;
    }

    private boolean aiming() {
        Prompt.Key key = game.decision().prompt().key();
        return key == Prompt.Key.FIRE_TARGET || key == Prompt.Key.TARGET;
    }

    // ---- skipping

    /** Passes, and then for the other player if he is asked the same. */
    public Scene bothPass() {
        Prompt asked = decision().prompt();
        Side first = whoDecides();
        pass();
        if (!game.isOver()
                && whoDecides() != first
                && game.decision().prompt().key() == asked.key()) {
            pass();
        }
        return this;
    }

    /** Passes as long as players are only asked whether they respond to something. */
    public Scene passResponses() {
        return skip(
                () -> !game.isOver() && game.decision().prompt().key() == Prompt.Key.RESPONSE,
                "the responses do not end");
    }

    /** Gives minimal answers until this phase of this player's turn asks for an action. */
    public Scene passUntil(Side turn, Phase phase) {
        return skip(
                () ->
                        !(game.decision().prompt().key() == Prompt.Key.PHASE_ACTION
                                && game.turn().player() == turn
                                && game.turn().phase() == phase),
                "the " + phase + " phase of " + turn + " asks for nothing");
    }

    /** Gives minimal answers until this is offered. */
    public Scene passUntil(String words) {
        return passUntil(() -> isOffered(words), "'" + words + "' is never offered");
    }

    /** Gives minimal answers until this player is asked. */
    public Scene passUntil(Side side) {
        return passUntil(() -> whoDecides() == side, side + " is never asked");
    }

    /** Gives minimal answers until the game asks this. */
    public Scene passUntil(Prompt.Key key) {
        return passUntil(() -> prompt() == key, key + " is never asked");
    }

    /** Gives minimal answers until this player is asked this. */
    public Scene passUntil(Side side, Prompt.Key key) {
        return passUntil(
                () -> whoDecides() == side && prompt() == key, side + " is never asked " + key);
    }

    /** If it never happens, the error shows the table at the end of the battle or turn. */
    private Scene passUntil(BooleanSupplier reached, String otherwise) {
        var passed = new PassedAnswers(game, names, this::put);
        int patience = PATIENCE;
        while (passed.isOver() || !reached.getAsBoolean()) {
            if (passed.isOver() || patience-- == 0) {
                throw passed.failure(otherwise);
            }
            passed.passOne();
        }
        return this;
    }

    /** Gives minimal answers until the battle is over. */
    public Scene finishBattle() {
        return skip(() -> game.battle().isGoingOn(), "the battle does not end");
    }

    /** In a battle: passes until the damage segment. */
    public Scene passWeapons() {
        return skip(
                () ->
                        game.battle().isGoingOn()
                                && game.battle().segment().isBefore(Battle.Segment.POWER),
                "the weapons segment does not end");
    }

    /** Gives minimal answers until the next turn begins. */
    public Scene endTurn() {
        int number = game.turn().number();
        return skip(() -> game.turn().number() == number, "the turn does not end");
    }

    /** Gives one minimal answer: passes, or chooses as little as possible. */
    public Scene answerDefault() {
        put(asked("answer").least());
        return this;
    }

    /** Gives minimal answers while this holds. */
    public Scene answerDefaults(BooleanSupplier onlyWhile) {
        return skip(onlyWhile, "it goes on for ever");
    }

    private Scene skip(BooleanSupplier goesOn, String otherwise) {
        int patience = PATIENCE;
        while (goesOn.getAsBoolean()) {
            if (game.isOver() || patience-- == 0) {
                throw failure("Skipped on and on: " + otherwise);
            }
            answerDefault();
        }
        return this;
    }

    // ---- arranging

    /** Puts cards with these printed destinies on top of the Reserve Deck, in this order. */
    public Scene nextDestiny(Side side, int... numbers) {
        DestinyOrder.stack(game.table(), side, numbers);
        return this;
    }

    // ---- expecting

    /** Expects that each of these is offered now. */
    public Scene offers(String... words) {
        for (String one : words) {
            expect("'" + one + "' should be offered", isOffered(one));
        }
        return this;
    }

    /** Expects that none of these is offered now, in a game that goes on. */
    public Scene mayNot(String... words) {
        for (String one : words) {
            expect("'" + one + "' is how no act is put", !ChoiceWords.isMisspokenAct(one));
            expect("'" + one + "' should not be offered", !asked(one).offers(one));
        }
        return this;
    }

    public Scene expectDecider(Side side) {
        return expect(side + " should be asked", whoDecides() == side);
    }

    public Scene expectPrompt(Prompt.Key key) {
        return expect(key + " should be asked", prompt() == key);
    }

    /** Fails, showing the table, unless this holds. */
    public Scene expect(String what, boolean holds) {
        if (!holds) {
            throw failure(what);
        }
        return this;
    }
}
