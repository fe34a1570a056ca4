package holosite.rules.why;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.battle.BattleDestiny;
import holosite.rules.decision.DeployTarget;
import holosite.rules.modifier.Breakdown;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Rulings;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Knowledge;
import holosite.rules.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Why a number is what it is, and why something may not be done: the answers of the rules
 * themselves, to a player who asks. He learns nothing of cards he does not know.
 */
public final class Why {
    private final GameState game;

    public Why(GameState game) {
        this.game = game;
    }

    // ---- numbers

    /** What makes a figure of a card up; nothing if the card has none, or is not known. */
    public Optional<Breakdown> figure(Side viewer, int card, Figure figure) {
        if (!knows(viewer, card)) {
            return Optional.empty();
        }
        Breakdown sum = Breakdowns.of(game, card, figure);
        return Double.isNaN(sum.total()) ? Optional.empty() : Optional.of(sum);
    }

    /**
     * What makes a figure of a side at a place up: its Force drain, total power, battle destinies.
     */
    public Optional<Breakdown> figureAt(int place, Figure figure, Side side) {
        if (!game.table().laidOut(place)) {
            return Optional.empty();
        }
        Breakdown sum = Breakdowns.at(game, place, figure, side);
        return Double.isNaN(sum.total()) ? Optional.empty() : Optional.of(sum);
    }

    /** What makes a side's total power in the battle going on up. */
    public Breakdown battlePower(Side side) {
        return Breakdowns.at(game, game.battle().location(), Figure.TOTAL_POWER, side);
    }

    /** What makes up the Force a side generates in its turn. */
    public Breakdown generation(Side side) {
        return Breakdowns.generation(game, side);
    }

    /** What makes up the power of the cards that fight a creature in the attack going on. */
    public Breakdown againstCreature() {
        return Breakdowns.againstCreature(game);
    }

    /** What makes up the cost of deploying a card of one's hand to a place, or onto a card. */
    public Optional<Breakdown> deployCost(Side viewer, int card, DeployTarget target) {
        return knows(viewer, card)
                ? Optional.of(Breakdowns.deployment(game, card, target))
                : Optional.empty();
    }

    /** Whether a side draws battle destiny in the battle going on, as this player may know it. */
    public DestinyRight destinyRight(Side viewer, Side side) {
        int place = game.battle().location();
        int forbidder = Rulings.forbidder(game, Deed.DRAW_BATTLE_DESTINY, side, place, place);
        return new DestinyRight(
                BattleDestiny.draws(game, side, FigureListener.NONE),
                Presence.totalAbility(game, side, place),
                BattleDestiny.ability(game, side),
                Figures.at(game, Figure.ABILITY_FOR_BATTLE_DESTINY, place, side),
                forbidder == Table.NOBODY
                        ? Optional.empty()
                        : Optional.of(
                                knows(viewer, forbidder) || LastingTexts.hasSpoken(game, forbidder)
                                        ? game.table().definition(forbidder).card().title()
                                        : ""));
    }

    // ---- refusals; an empty list where nothing stands against it

    /** Why a card may not be deployed there now. */
    public List<Objection> notDeploy(Side player, int card, DeployTarget target) {
        return about(player, card, found -> found.deploy(card, target));
    }

    /** Why a location may not be deployed now. */
    public List<Objection> notDeployLocation(Side player, int location) {
        return about(player, location, found -> found.deployLocation(location));
    }

    /** Why a card may not move to that location, or get aboard that ship, now. */
    public List<Objection> notMove(Side player, int card, int to) {
        return about(player, card, found -> found.move(card, to));
    }

    /** Why a weapon may not be fired now, whatever it is fired at. */
    public List<Objection> notFire(Side player, int weapon) {
        return notFire(player, weapon, Table.NOBODY);
    }

    /** Why a weapon may not be fired at that card now. */
    public List<Objection> notFire(Side player, int weapon, int target) {
        return about(player, weapon, found -> found.fire(weapon, target));
    }

    /** Why a battle may not be initiated there now. */
    public List<Objection> notBattle(Side player, int place) {
        return about(player, place, found -> found.battle(place));
    }

    /** Why a player may not attack that creature now. */
    public List<Objection> notAttack(Side player, int creature) {
        return about(player, creature, found -> found.attack(creature));
    }

    /** Why there may be no Force drain there now. */
    public List<Objection> notDrain(Side player, int place) {
        return about(player, place, found -> found.drain(place));
    }

    /** Why an Interrupt may not be played now, or the text of a card on the table not be used. */
    public List<Objection> notUse(Side player, int card) {
        return about(player, card, found -> found.use(card));
    }

    /** Why the text of a card may not be aimed at that card. */
    public List<Objection> notTarget(Side player, int card, int target) {
        return about(player, card, found -> found.target(card, target));
    }

    private List<Objection> about(Side player, int card, UnaryOperator<Objections> ask) {
        return knows(player, card)
                ? ask.apply(new Objections(game, player)).found()
                : List.of(new Objection.OfRule(Refusal.UNKNOWN_CARD));
    }

    private boolean knows(Side player, int card) {
        return card >= 0 && Knowledge.has(game.table(), card, player);
    }
}
