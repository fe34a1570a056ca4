package holosite.rules.kit;

import holosite.language.card.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.battle.BattleTotals;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.action.Happening;
import holosite.rules.deploy.Deployment;
import holosite.rules.force.Generation;
import holosite.rules.force.LifeForce;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.presence.Presence;
import holosite.rules.presence.Whereabouts;
import holosite.rules.table.Flag;
import holosite.rules.table.Leaving;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A table being played on, by name. Whoever is asked answers; every answer that is not offered, and
 * every expectation that fails, shows the table and what was offered.
 *
 * <pre>{@code
 * var scene = Scene.with(AllCards::all)
 *         .at("Tatooine: Cantina", "Darth Vader", "Luke Skywalker")
 *         .on("Darth Vader", "Vader's Lightsaber")
 *         .force(DARK, 6)
 *         .nextDestiny(DARK, 5, 5)
 *         .turn(DARK, Phase.BATTLE);
 * scene.battleAt("Tatooine: Cantina").fire("Vader's Lightsaber").at("Luke Skywalker");
 * assertThat(scene.isHit("Luke Skywalker")).isTrue();
 * }</pre>
 */
public final class Scene {
    /** No play that a test skips over is longer. */
    private static final int PATIENCE = 2_000;

    private final Game game;
    private final Names names;
    private int lastCard = Table.NOBODY;

    Scene(Game game, Names names) {
        this.game = game;
        this.names = names;
    }

    /** Begins to lay out a table. */
    public static Position with(CardPool pool) {
        return Position.of(pool);
    }

    /** Plays on with a game that was begun elsewhere. */
    public static Scene of(Game game) {
        return new Scene(game, Names.of(game));
    }

    public Game game() {
        return game;
    }

    public Names names() {
        return names;
    }

    /** The number of a card. */
    public int card(String name) {
        return names.find(game, name);
    }

    // ---- answering

    /** Answers in words, as {@link Choices} spells them. */
    public Scene answer(String words) {
        Choices choices = asked("answer '" + words + "'");
        return give(choices.answer(words), "'" + words + "' is not offered");
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

    /** Chooses cards, in this order; without any, none. */
    public Scene choose(String... cards) {
        Choices choices = asked("choose " + Arrays.toString(cards));
        return give(
                choices.cards(List.of(cards)), Arrays.toString(cards) + " cannot be chosen here");
    }

    private Scene give(Optional<Answer> answer, String otherwise) {
        if (answer.isEmpty()) {
            throw failure(otherwise);
        }
        if (answer.get() instanceof Answer.Choice choice
                && game.decision() instanceof Decision.ChooseAct acts) {
            lastCard = acts.acts().get(choice.index()).card();
        }
        game.answer(answer.get());
        return this;
    }

    private Choices asked(String what) {
        if (game.isOver()) {
            throw failure("Cannot " + what + ": the game is over");
        }
        return new Choices(game, names);
    }

    // ---- things players do

    private Scene act(Act.Kind kind, String card) {
        return answer(Choices.verb(kind, card));
    }

    /** Activates one Force. */
    public Scene activate() {
        return act(Act.Kind.ACTIVATE, "");
    }

    /** Activates so much Force, the opponent passing in between. */
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
        return answer(Choices.verb(Act.Kind.PLAY, card) + ", text " + text);
    }

    public Scene use(String card) {
        return act(Act.Kind.USE_TEXT, card);
    }

    public Scene use(String card, int text) {
        return answer(Choices.verb(Act.Kind.USE_TEXT, card) + ", text " + text);
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

    /** Loses 1 Force for 1 battle damage; from where is asked next, if there is a choice. */
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
     * Where the card of the last action goes. A place that was the only one was not asked for: then
     * the card must be on its way there or have arrived.
     */
    public Scene to(String place) {
        if (!game.isOver()
                && game.decision() instanceof Decision.ChooseCards
                && new Choices(game, names).cards(List.of(place)).isPresent()) {
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
                && (table.in(lastCard, Zone.LIMBO)
                        || table.host(lastCard) == place
                        || (Leaving.inPlay(table, lastCard)
                                && Whereabouts.location(table, lastCard) == place));
    }

    /** What the last action is aimed at; an only target was not asked for. */
    public Scene at(String target) {
        if (!game.isOver()
                && game.decision() instanceof Decision.ChooseCards
                && new Choices(game, names).cards(List.of(target)).isPresent()) {
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

    /** Passes, and for the other player too if he is asked the same. */
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

    /** Passes as long as players are only asked whether they answer to something. */
    public Scene passResponses() {
        return skip(
                () -> !game.isOver() && game.decision().prompt().key() == Prompt.Key.RESPONSE,
                "the responses do not end");
    }

    /** Gives the least answers until this phase of this player's turn asks for an action. */
    public Scene passUntil(Side turn, Phase phase) {
        return skip(
                () ->
                        !(game.decision().prompt().key() == Prompt.Key.PHASE_ACTION
                                && game.turn().player() == turn.ordinal()
                                && game.turn().phase() == phase),
                "the " + phase + " phase of " + turn + " asks for nothing");
    }

    /** Gives the least answers until this is offered. */
    public Scene passUntil(String words) {
        return skip(() -> !isOffered(words), "'" + words + "' is never offered");
    }

    /** Gives the least answers until this player is asked. */
    public Scene passUntil(Side side) {
        return skip(() -> whoDecides() != side, side + " is never asked");
    }

    /** Gives the least answers until the game asks this. */
    public Scene passUntil(Prompt.Key key) {
        return skip(() -> prompt() != key, key + " is never asked");
    }

    /** Gives the least answers until the battle is over. */
    public Scene finishBattle() {
        return skip(() -> game.battle().isGoingOn(), "the battle does not end");
    }

    /** In a battle: passes the weapons segment, and all answers before the damage segment. */
    public Scene passWeapons() {
        return skip(
                () ->
                        game.battle().isGoingOn()
                                && game.battle().segment().ordinal()
                                        < holosite.rules.battle.Battle.Segment.POWER.ordinal(),
                "the weapons segment does not end");
    }

    /** Gives the least answers until the next turn begins. */
    public Scene endTurn() {
        int number = game.turn().number();
        return skip(() -> game.turn().number() == number, "the turn does not end");
    }

    /** Gives one least answer: passes, chooses as little as possible. */
    public Scene answerDefault() {
        game.answer(asked("answer").least());
        return this;
    }

    /** Gives the least answers while this holds. */
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

    /** Cards with these printed destinies come to lie on top of the Reserve Deck, in order. */
    public Scene nextDestiny(Side side, int... numbers) {
        var table = game.table();
        int reserve = Table.zone(side.ordinal(), Zone.RESERVE_DECK);
        var chosen = new int[numbers.length];
        Arrays.fill(chosen, Table.NOBODY);
        for (int i = 0; i < numbers.length; i++) {
            for (int card = table.bottom(reserve);
                    card != Table.NOBODY && chosen[i] == Table.NOBODY;
                    card = table.previous(card)) {
                int candidate = card;
                if (table.definition(card).card().destiny().equals(List.of((double) numbers[i]))
                        && Arrays.stream(chosen).noneMatch(c -> c == candidate)) {
                    chosen[i] = card;
                }
            }
            if (chosen[i] == Table.NOBODY) {
                throw new IllegalArgumentException(
                        "No card of destiny "
                                + numbers[i]
                                + " is in the Reserve Deck of "
                                + Names.of(side)
                                + ".");
            }
        }
        for (int i = chosen.length - 1; i >= 0; i--) {
            table.toTop(chosen[i], reserve, Role.NONE);
        }
        return this;
    }

    // ---- looking: figures

    public double figure(Figure figure, String card) {
        return Figures.of(game, figure, card(card));
    }

    /** A card's figure with regard to another card or a place. */
    public double figure(Figure figure, String card, String toward) {
        return Figures.of(game, figure, card(card), card(toward));
    }

    public double power(String card) {
        return figure(Figure.POWER, card);
    }

    public double ability(String card) {
        return figure(Figure.ABILITY, card);
    }

    public double forfeitValue(String card) {
        return figure(Figure.FORFEIT, card);
    }

    public double landspeed(String card) {
        return figure(Figure.LANDSPEED, card);
    }

    public double hyperspeed(String card) {
        return figure(Figure.HYPERSPEED, card);
    }

    public double maneuver(String card) {
        return figure(Figure.MANEUVER, card);
    }

    public double armor(String card) {
        return figure(Figure.ARMOR, card);
    }

    public double destiny(String card) {
        return figure(Figure.DESTINY, card);
    }

    public double defense(String card) {
        return figure(Figure.DEFENSE_VALUE, card);
    }

    /** Attrition below this does not touch the card; 0 without immunity. */
    public double immunity(String card) {
        return Immunities.attrition(game, card(card));
    }

    /** Force to deploy a card to a place, or on or aboard a card. */
    public int deployCost(String card, String place) {
        return Deployment.cost(game, card(card), card(place), Happening.NOTHING);
    }

    public double figureAt(Figure figure, String location, Side side) {
        return Figures.at(game, figure, card(location), side.ordinal());
    }

    public double forceDrain(String location, Side side) {
        return figureAt(Figure.FORCE_DRAIN, location, side);
    }

    public double forceIcons(String location, Side side) {
        return figureAt(Figure.FORCE_ICONS, location, side);
    }

    public double totalPower(String location, Side side) {
        return BattleTotals.power(game, side.ordinal(), card(location));
    }

    public double totalAbility(String location, Side side) {
        return Presence.totalAbility(game, side.ordinal(), card(location));
    }

    public boolean occupies(Side side, String location) {
        return Presence.occupies(game, side.ordinal(), card(location));
    }

    public boolean controls(Side side, String location) {
        return Presence.controls(game, side.ordinal(), card(location));
    }

    public int generation(Side side) {
        return Generation.total(game, side.ordinal());
    }

    public int lifeForce(Side side) {
        return LifeForce.of(game, side.ordinal());
    }

    /** What a player's cards say in the battle going on: attrition, damage still to be satisfied. */
    public double attritionLeft(Side side) {
        return game.battle().attritionLeft()[side.ordinal()];
    }

    public double damageLeft(Side side) {
        return game.battle().damageLeft()[side.ordinal()];
    }

    /** The total a player came to in the power segment. */
    public double battlePower(Side side) {
        return game.battle().power()[side.ordinal()];
    }

    /** The battle destiny a player drew; does not exist (NaN) without a draw. */
    public double battleDestiny(Side side) {
        return game.battle().destiny()[side.ordinal()];
    }

    public boolean inBattle() {
        return game.battle().isGoingOn();
    }

    // ---- looking: where cards are

    /** The cards of a pile by name, top first. */
    public List<String> pile(Side side, Zone zone) {
        return names.of(game.table().cards(Table.zone(side.ordinal(), zone)));
    }

    public List<String> hand(Side side) {
        return pile(side, Zone.HAND);
    }

    public List<String> reserve(Side side) {
        return pile(side, Zone.RESERVE_DECK);
    }

    public List<String> forcePile(Side side) {
        return pile(side, Zone.FORCE_PILE);
    }

    public List<String> used(Side side) {
        return pile(side, Zone.USED_PILE);
    }

    public List<String> lost(Side side) {
        return pile(side, Zone.LOST_PILE);
    }

    public List<String> outOfPlay(Side side) {
        return pile(side, Zone.OUT_OF_PLAY);
    }

    /** The locations in their order. */
    public List<String> locations() {
        return names.of(game.table().cards(Table.locations()));
    }

    /** What is at a location, on or aboard a card. */
    public List<String> cardsOn(String host) {
        return names.of(game.table().cards(Table.on(card(host))));
    }

    /** The pile a card is in; {@link Zone#SIDE_OF_TABLE} for a side of the table. */
    public Zone zoneOf(String card) {
        if (!game.table().inZone(card(card))) {
            throw failure(card + " is on the table, in no pile");
        }
        return game.table().zone(card(card));
    }

    public boolean isIn(String card, Zone zone) {
        return game.table().in(card(card), zone);
    }

    public boolean isOnTable(String card) {
        return Leaving.inPlay(game.table(), card(card))
                && game.table().role(card(card)).onTable();
    }

    /** The location where a card is, or "" where it is at none. */
    public String locationOf(String card) {
        int number = card(card);
        if (game.table().inZone(number)) {
            return "";
        }
        int place = Whereabouts.location(game.table(), number);
        return place == Table.NOBODY ? "" : names.of(place);
    }

    /** What a card is at, on or aboard, or "". */
    public String hostOf(String card) {
        int host = game.table().host(card(card));
        return host == Table.NOBODY ? "" : names.of(host);
    }

    public Role roleOf(String card) {
        return game.table().role(card(card));
    }

    public Side ownerOf(String card) {
        return Side.values()[game.table().owner(card(card))];
    }

    public Card printed(String card) {
        return game.table().definition(card(card)).card();
    }

    /** Whether a card has a mark of {@link Flag}. */
    public boolean has(String card, int flag) {
        return game.table().has(card(card), flag);
    }

    public boolean isHit(String card) {
        return has(card, Flag.HIT);
    }

    public boolean isUndercover(String card) {
        return has(card, Flag.UNDERCOVER);
    }

    public boolean isCaptive(String card) {
        return has(card, Flag.CAPTIVE);
    }

    public boolean isMissing(String card) {
        return has(card, Flag.MISSING);
    }

    // ---- looking: the decision

    public Decision decision() {
        asked("look at a decision");
        return game.decision();
    }

    public Side whoDecides() {
        return decision().player();
    }

    public Prompt.Key prompt() {
        return decision().prompt().key();
    }

    public Phase phase() {
        return game.turn().phase();
    }

    public Side turnOf() {
        return Side.values()[game.turn().player()];
    }

    /** What is offered, in words. */
    public List<String> offered() {
        return asked("look at the choices").offered();
    }

    public boolean isOffered(String words) {
        return !game.isOver() && new Choices(game, names).answer(words).isPresent();
    }

    public boolean isOver() {
        return game.isOver();
    }

    // ---- expecting

    /** Each of these is offered now. */
    public Scene offers(String... words) {
        for (String one : words) {
            if (!isOffered(one)) {
                throw failure("'" + one + "' should be offered");
            }
        }
        return this;
    }

    /** None of these is offered now. */
    public Scene mayNot(String... words) {
        for (String one : words) {
            if (isOffered(one)) {
                throw failure("'" + one + "' should not be offered");
            }
        }
        return this;
    }

    public Scene expectDecider(Side side) {
        if (whoDecides() != side) {
            throw failure(side + " should be asked");
        }
        return this;
    }

    public Scene expectPrompt(Prompt.Key key) {
        if (prompt() != key) {
            throw failure(key + " should be asked");
        }
        return this;
    }

    /** Fails, showing the table, unless this holds. */
    public Scene expect(String what, boolean holds) {
        if (!holds) {
            throw failure(what);
        }
        return this;
    }

    private AssertionError failure(String what) {
        return new AssertionError(what + "\n" + this);
    }

    /** The table and the choices. */
    @Override
    public String toString() {
        return Drawing.of(game, names);
    }
}
