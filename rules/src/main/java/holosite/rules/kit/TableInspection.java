package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.battle.BattleTotals;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Prompt;
import holosite.rules.deploy.DeployCost;
import holosite.rules.force.Generation;
import holosite.rules.force.LifeForce;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.presence.Presence;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What somebody who knows everything can see of a table: figures, places, choices. */
public abstract sealed class TableInspection permits Scene {
    final GameState game;
    final Names names;
    private final List<AnswerCode> given = new ArrayList<>();

    TableInspection(GameState game, Names names) {
        this.game = game;
        this.names = names;
    }

    /** The game as its players have it. */
    public Game game() {
        return Game.of(game);
    }

    /** The inside of the game. */
    public GameState state() {
        return game;
    }

    public Names names() {
        return names;
    }

    /** Every answer given here so far, by its place among what was offered. */
    public List<AnswerCode> given() {
        return List.copyOf(given);
    }

    final void put(Answer answer) {
        if (game.decision().accepts(answer)) {
            given.add(game.decision().code(answer));
        }
        game.answer(answer);
    }

    /** The number of a card. */
    public int card(String name) {
        return names.find(game, name);
    }

    final Choices asked(String what) {
        if (game.isOver()) {
            throw failure("Cannot " + what + ": the game is over");
        }
        return new Choices(game, names);
    }

    // ---- figures

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

    /** The card is immune to attrition below this; 0 without immunity. */
    public double immunity(String card) {
        return Immunities.attrition(game, card(card));
    }

    /** Force to deploy a card to a place, or on or aboard a card. */
    public int deployCost(String card, String place) {
        return DeployCost.of(game, card(card), DeployTarget.card(card(place)), Occasion.NONE);
    }

    public double figureAt(Figure figure, String location, Side side) {
        return Figures.at(game, figure, card(location), side);
    }

    public double forceDrain(String location, Side side) {
        return figureAt(Figure.FORCE_DRAIN, location, side);
    }

    public double forceIcons(String location, Side side) {
        return figureAt(Figure.FORCE_ICONS, location, side);
    }

    public double totalPower(String location, Side side) {
        return BattleTotals.power(game, side, card(location));
    }

    public double totalAbility(String location, Side side) {
        return Presence.totalAbility(game, side, card(location));
    }

    public boolean occupies(Side side, String location) {
        return Presence.occupies(game, side, card(location));
    }

    public boolean controls(Side side, String location) {
        return Presence.controls(game, side, card(location));
    }

    public int generation(Side side) {
        return Generation.total(game, side);
    }

    public int lifeForce(Side side) {
        return LifeForce.of(game, side);
    }

    /**
     * What a player's cards say in the battle going on: attrition, damage still to be satisfied.
     */
    public double attritionLeft(Side side) {
        return game.battle().of(side).attritionLeft();
    }

    public double damageLeft(Side side) {
        return game.battle().of(side).damageLeft();
    }

    /** The total a player came to in the power segment. */
    public double battlePower(Side side) {
        return game.battle().of(side).power();
    }

    /** The battle destiny a player drew; does not exist (NaN) without a draw. */
    public double battleDestiny(Side side) {
        return game.battle().of(side).destiny();
    }

    public boolean inBattle() {
        return game.battle().isGoingOn();
    }

    // ---- where cards are

    /** The cards of a pile by name, top first. */
    public List<String> pile(Side side, Zone zone) {
        return names.of(game.table().cards(Table.zone(side, zone)));
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
        return game.table().inPlay(card(card)) && game.table().role(card(card)).onTable();
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
        return game.table().owner(card(card));
    }

    public Card printed(String card) {
        return game.table().definition(card(card)).card();
    }

    /** A figure as it is printed; not a number (NaN) where none is. */
    public double printed(Figure figure, String card) {
        return game.table().definition(card(card)).figure(figure);
    }

    /** Whether a card has a mark of {@link Flag}. */
    public boolean has(String card, long flag) {
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

    // ---- the decision

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
        return game.turn().player();
    }

    /** What is offered, in words. */
    public List<String> offered() {
        return asked("look at the choices").offered();
    }

    public boolean isOffered(String words) {
        return !game.isOver() && new Choices(game, names).offers(words);
    }

    /** Whether one of several cards is to be chosen, and no more than one. */
    public boolean asksForOne() {
        return switch (game.decision()) {
            case Decision.ChooseTarget target -> true;
            case Decision.ChooseCards cards -> cards.cards().count() > 1 && cards.most() == 1;
            case Decision.ChooseAct a -> false;
            case Decision.ChooseNumber n -> false;
            case Decision.ChooseOption o -> false;
        };
    }

    public boolean isOver() {
        return game.isOver();
    }

    final AssertionError failure(String what) {
        return new AssertionError(what + "\n" + this);
    }

    /** The table and the choices. */
    @Override
    public String toString() {
        return TableText.of(game, names);
    }

    /** Why these can be the words of no act, where an act is chosen now. */
    public Optional<String> slip(String words) {
        return !isOver() && game.decision() instanceof Decision.ChooseAct
                ? SpokenAct.slip(words, names)
                : Optional.empty();
    }

    /** That an answer is not offered, and what to write instead where the words are a slip. */
    String notOffered(String words) {
        var choices = new Choices(game, names);
        String why =
                choices.offers(words)
                        ? "; say which of its texts, as in '" + words + ", text 1'"
                        : slip(words).map(slip -> ": " + slip).orElse("");
        return "'" + words + "' is not offered" + why;
    }
}
