package holosite.rules.why;

import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.action.TextRules;
import holosite.rules.attack.AttackRules;
import holosite.rules.battle.BattleRules;
import holosite.rules.card.Definition;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Prompt;
import holosite.rules.deploy.DeployCost;
import holosite.rules.deploy.Deployment;
import holosite.rules.deploy.LocationDeployment;
import holosite.rules.deploy.PilotPrice;
import holosite.rules.deploy.SharedCost;
import holosite.rules.drain.DrainRules;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.move.MoveRules;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Flag;
import holosite.rules.table.Knowledge;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.uniqueness.UniquenessRules;
import holosite.rules.weapon.WeaponRules;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everything that prevents an action now: first the moment, then what the rules that offer the
 * action find themselves, then the Force.
 */
final class Objections {
    private final GameState game;
    private final Table table;
    private final Side player;
    private final List<Objection> found = new ArrayList<>();

    Objections(GameState game, Side player) {
        this.game = game;
        this.table = game.table();
        this.player = player;
    }

    List<Objection> found() {
        return List.copyOf(found);
    }

    // ---- deploying

    Objections deploy(int card, DeployTarget target) {
        if (table.definition(card).isLocation()) {
            return deployLocation(card);
        }
        if (!isDeployedFromHere(card)) {
            return this;
        }
        if (!isBeingDeployed(card)) {
            against(UniquenessRules.refusal(game, card));
        }
        Refusal there = Deployment.refusal(game, player, card, target, Occasion.NONE);
        if (there == Refusal.FORBIDDEN_BY_CARD) {
            return by(Deployment.forbidder(game, player, card, target.cardOrNobody()));
        }
        if (there == Refusal.WRONG_KIND_OF_PLACE) {
            return Deployment.needsPilot(game, player, card, target)
                    ? needsPilot(card, target)
                    : against(Refusal.NOT_DEPLOYED_THERE);
        }
        against(there);
        if (!there.none()) {
            return this;
        }
        int cost = DeployCost.of(game, card, target, Occasion.NONE);
        if (SharedCost.lacking(game, player, card, target, cost)) {
            against(Refusal.OPPONENT_LACKS_FORCE);
        }
        return force(cost + DeployCost.toll(game, player, card, target));
    }

    /** With a pilot in hand it could come; then it is the Force for both that is missing. */
    private Objections needsPilot(int ship, DeployTarget target) {
        Optional<PilotPrice> cheapest = Deployment.cheapestPilot(game, player, ship, target);
        if (cheapest.isEmpty()) {
            return against(Refusal.NEEDS_PILOT);
        }
        int left = ForceUse.available(game, player);
        int needed = cheapest.get().force();
        if (needed > left) {
            String pilot = table.definition(cheapest.get().pilot()).card().title();
            found.add(new Objection.OfForceWithPilot(pilot, needed, left));
        }
        return this;
    }

    /** A location joins the row of its system: it deploys to no target. */
    Objections deployLocation(int card) {
        return isDeployedFromHere(card) ? location(card) : this;
    }

    /** Whether a card lies where it deploys from and is of a kind that deploys; and the moment. */
    private boolean isDeployedFromHere(int card) {
        Definition definition = table.definition(card);
        if (!Deployment.atHand(game, player, card)) {
            against(Refusal.NOT_IN_HAND);
            return false;
        }
        if (definition.isPlayed()) {
            against(Refusal.PLAYED_NOT_DEPLOYED);
            return false;
        }
        if (!definition.deploysInOtherPhases()) {
            moment(Phase.DEPLOY, Refusal.DEPLOY_PHASE_ONLY);
        }
        return true;
    }

    /** A card whose owner is being asked where it deploys counts as played already. */
    private boolean isBeingDeployed(int card) {
        if (game.isOver()) {
            return false;
        }
        Prompt prompt = game.decision().prompt();
        return prompt.key() == Prompt.Key.DEPLOY_WHERE
                && prompt instanceof Prompt.OneCard about
                && about.card() == card;
    }

    private Objections location(int card) {
        if (LocationDeployment.possible(game, player, card)) {
            return this;
        }
        int forbidder = Rulings.forbidder(game, Deed.DEPLOY, player, card, Table.NOBODY);
        if (forbidder != Table.NOBODY) {
            return by(forbidder);
        }
        if (!UniquenessRules.mayPlay(game, card)) {
            return against(Refusal.PLAYED_THIS_TURN);
        }
        boolean generic = table.definition(card).card().system().isEmpty();
        return against(generic ? Refusal.NO_SYSTEM : Refusal.ON_TABLE_ALREADY);
    }

    // ---- moving

    Objections move(int card, int to) {
        if (table.owner(card) != player) {
            return against(Refusal.NOT_YOUR_CARD);
        }
        if (table.inZone(card)) {
            return against(Refusal.NOT_ON_TABLE);
        }
        if (table.has(card, Flag.UNDERCOVER)) {
            if (!MoveRules.hisPhase(game, card) || game.turn().phase() != Phase.MOVE) {
                against(Refusal.SPY_MOVES_LATER);
            }
        } else {
            moment(Phase.MOVE, Refusal.MOVE_PHASE_ONLY);
        }
        if (table.has(card, Flag.MOVED) && !MoveRules.boards(game, card, to)) {
            against(Refusal.ALREADY_MOVED);
        }
        Refusal there = MoveRules.anyWay(game, card, to);
        if (there == Refusal.FORBIDDEN_BY_CARD) {
            return by(MoveRules.forbidder(game, card, to));
        }
        if (there == Refusal.NOT_ENOUGH_FORCE) {
            return lacking(MoveRules.cost(game, card, to));
        }
        return against(there);
    }

    // ---- firing

    Objections fire(int weapon, int target) {
        if (table.owner(weapon) != player) {
            return against(Refusal.NOT_YOUR_CARD);
        }
        Refusal reason = WeaponRules.refusal(game, weapon, target);
        return switch (reason) {
            case NOT_NOW -> against(Refusal.WEAPONS_SEGMENT_ONLY);
            case FORBIDDEN_BY_CARD ->
                    forbidden(Deed.FIRE, weapon, Whereabouts.location(table, weapon));
            case TARGET_PROTECTED -> {
                int forbidder = Rulings.forbidder(game, Deed.BE_TARGETED, player, target, weapon);
                yield forbidder == Table.NOBODY ? against(reason) : by(forbidder);
            }
            default -> against(reason);
        };
    }

    // ---- battles and drains

    Objections battle(int place) {
        moment(Phase.BATTLE, Refusal.BATTLE_PHASE_ONLY);
        Refusal reason = BattleRules.refusal(game, player, place);
        return switch (reason) {
            case FORBIDDEN_BY_CARD -> forbidden(Deed.INITIATE_BATTLE, place, place);
            case NOT_ENOUGH_FORCE -> force(BattleRules.cost(game, player, place));
            default -> against(reason);
        };
    }

    Objections attack(int creature) {
        moment(Phase.BATTLE, Refusal.BATTLE_PHASE_ONLY);
        Refusal reason = AttackRules.refusal(game, player, creature);
        return switch (reason) {
            case FORBIDDEN_BY_CARD -> by(AttackRules.forbidder(game, player, creature));
            case BATTLE_PHASE_ONLY -> this;
            default -> against(reason);
        };
    }

    Objections drain(int place) {
        moment(Phase.CONTROL, Refusal.CONTROL_PHASE_ONLY);
        Refusal reason = DrainRules.refusal(game, player, place);
        return switch (reason) {
            case FORBIDDEN_BY_CARD -> forbidden(Deed.FORCE_DRAIN, place, place);
            case NOT_ENOUGH_FORCE -> force(DrainRules.cost(game, player, place));
            default -> against(reason);
        };
    }

    // ---- texts

    Objections use(int card) {
        boolean interrupt = table.definition(card).isPlayed();
        if (interrupt) {
            if (!table.in(card, player, Zone.HAND)) {
                return against(Refusal.NOT_IN_HAND);
            }
            if (!UniquenessRules.mayPlay(game, card)) {
                against(Refusal.PLAYED_THIS_TURN);
            }
            if (UniquenessRules.standsAtHolosite(game, card)) {
                against(Refusal.ON_TABLE_ALREADY);
            }
            int forbidder = Rulings.forbidder(game, Deed.PLAY, player, card, Table.NOBODY);
            if (forbidder != Table.NOBODY) {
                by(forbidder);
            }
        } else if (table.inZone(card) && !table.in(card, Zone.SIDE_OF_TABLE)) {
            return against(Refusal.NOT_ON_TABLE);
        } else if (!Standing.of(game).isActive(card)) {
            return against(Refusal.INACTIVE);
        } else if (Standing.of(game).textCanceled(card, player)) {
            return against(Refusal.TEXT_CANCELED);
        }
        return against(TextRules.refusal(game, card, player));
    }

    Objections target(int card, int target) {
        return against(TextRules.targeting(game, card, player, target));
    }

    // ---- what stands against it

    private void moment(Phase phase, Refusal otherwise) {
        if (game.turn().player() != player) {
            against(Refusal.NOT_YOUR_TURN);
        }
        if (game.turn().phase() != phase) {
            against(otherwise);
        } else if (game.battle().segment() != Battle.Segment.NONE) {
            against(Refusal.DURING_BATTLE);
        } else if (game.attack().isGoingOn()) {
            against(Refusal.DURING_ATTACK);
        }
    }

    private Objections against(Refusal refusal) {
        if (!refusal.none()) {
            found.add(new Objection.OfRule(refusal));
        }
        return this;
    }

    private Objections forbidden(Deed deed, int what, int where) {
        return by(Rulings.forbidder(game, deed, player, what, where));
    }

    private Objections by(int card) {
        boolean known =
                card != Table.NOBODY
                        && (Knowledge.has(table, card, player)
                                || LastingTexts.hasSpoken(game, card));
        found.add(new Objection.OfCard(known ? table.definition(card).card().title() : ""));
        return this;
    }

    private Objections force(int cost) {
        return cost > ForceUse.available(game, player) ? lacking(cost) : this;
    }

    private Objections lacking(int cost) {
        if (cost <= 0) {
            return against(Refusal.NOT_ENOUGH_FORCE);
        }
        found.add(new Objection.OfForce(cost, ForceUse.available(game, player)));
        return this;
    }
}
