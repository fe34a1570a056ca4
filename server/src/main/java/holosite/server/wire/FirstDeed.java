package holosite.server.wire;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Allows;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.Cost;
import holosite.language.ability.Deed;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Fires;
import holosite.language.ability.Forbids;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Limit;
import holosite.language.ability.Modifier;
import holosite.language.ability.Starts;
import holosite.language.ability.Suspends;
import holosite.language.ability.Target;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.condition.Condition;
import holosite.language.effect.Activate;
import holosite.language.effect.CancelAttrition;
import holosite.language.effect.CancelBattle;
import holosite.language.effect.CancelBattleDamage;
import holosite.language.effect.CancelCards;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.CancelIt;
import holosite.language.effect.Capture;
import holosite.language.effect.CarryOff;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.DepleteLifeForce;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DeployTogether;
import holosite.language.effect.DrawCards;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.DrawRaceDestiny;
import holosite.language.effect.Effect;
import holosite.language.effect.Exclude;
import holosite.language.effect.FireAsFollows;
import holosite.language.effect.FireInTurn;
import holosite.language.effect.FireTogether;
import holosite.language.effect.FireTwice;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.Freeze;
import holosite.language.effect.HitIt;
import holosite.language.effect.LookAt;
import holosite.language.effect.LookAtThatPile;
import holosite.language.effect.LoseForce;
import holosite.language.effect.LoseForceUnder;
import holosite.language.effect.MayDeploy;
import holosite.language.effect.MayMoveAgain;
import holosite.language.effect.MoveAway;
import holosite.language.effect.MoveTo;
import holosite.language.effect.MoveTogether;
import holosite.language.effect.PickFrom;
import holosite.language.effect.PickTop;
import holosite.language.effect.Recirculate;
import holosite.language.effect.Relocate;
import holosite.language.effect.Retrieve;
import holosite.language.effect.RevealBottom;
import holosite.language.effect.Steal;
import holosite.language.effect.StealToHand;
import holosite.language.effect.SubstituteDestiny;
import holosite.language.effect.SwitchBattleDestinies;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.UseAsDestiny;
import holosite.language.effect.UseAsRaceDestiny;
import holosite.language.effect.UseTheirForce;
import holosite.language.filter.Filter;
import holosite.server.message.CardDeed;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a card without a body (an Effect, an Interrupt, an Objective, an Admiral's Order) does in
 * the first place: the first node of its text that does something. Conditions, costs, targets and
 * what the card itself is deployed on do nothing, and how an Objective sets up the table is what it
 * does last.
 */
final class FirstDeed {
    private FirstDeed() {}

    /** None for cards with a body of their own, and where the text does nothing of these kinds. */
    static Optional<CardDeed> of(Card card) {
        boolean shown =
                card.is(CardType.EFFECT)
                        || card.is(CardType.INTERRUPT)
                        || card.is(CardType.OBJECTIVE)
                        || card.is(CardType.ADMIRALS_ORDER);
        if (!shown) {
            return Optional.empty();
        }
        List<Ability> text = card.text();
        return Stream.of(false, true)
                .flatMap(starts -> text.stream().filter(says -> says instanceof Starts == starts))
                .flatMap(says -> within(says, true).or(() -> within(says, false)).stream())
                .findFirst();
    }

    private static Optional<CardDeed> within(Object node, boolean means) {
        return switch (node) {
            case Optional<?> optional -> optional.flatMap(one -> within(one, means));
            case Collection<?> many ->
                    many.stream().flatMap(one -> within(one, means).stream()).findFirst();
            case Condition _, Filter _, Amount _, Cost _, Target _, When _, Limit _ ->
                    Optional.empty();
            case Deploys _, DeploysOnly _ -> Optional.empty();
            case Modifier modifier -> Optional.of(of(modifier.figure()));
            case Forbids(Deed deed, var _, var _, var _, var _) ->
                    Optional.of(isHarm(deed) ? CardDeed.IMMUNITY : CardDeed.FORBID);
            // a destiny that decides about something is the means
            case DrawDestiny draw when means -> parts(draw, true);
            case Effect effect when of(effect).isPresent() -> of(effect);
            case Ability ability when of(ability).isPresent() -> of(ability);
            case Record record -> parts(record, means);
            default -> Optional.empty();
        };
    }

    private static Optional<CardDeed> parts(Record record, boolean means) {
        for (RecordComponent part : record.getClass().getRecordComponents()) {
            try {
                Optional<CardDeed> found = within(part.getAccessor().invoke(record), means);
                if (found.isPresent()) {
                    return found;
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("the parts of a record can be read", e);
            }
        }
        return Optional.empty();
    }

    private static Optional<CardDeed> of(Effect effect) {
        return switch (effect) {
            case LoseForce _, LoseForceUnder _, DepleteLifeForce _ -> Optional.of(CardDeed.DRAIN);
            case DrawDestiny _,
                    DrawRaceDestiny _,
                    ChangeDestiny _,
                    SubstituteDestiny _,
                    SwitchBattleDestinies _,
                    UseAsDestiny _,
                    UseAsRaceDestiny _ ->
                    Optional.of(CardDeed.DESTINY);
            case CancelIt _,
                    CancelCards _,
                    CancelBattle _,
                    CancelDestiny _,
                    CancelAttrition _,
                    CancelBattleDamage _ ->
                    Optional.of(CardDeed.CANCEL);
            case Retrieve _, Recirculate _ -> Optional.of(CardDeed.RETRIEVE);
            case Capture _, Freeze _, CarryOff _, Steal _, StealToHand _ ->
                    Optional.of(CardDeed.CAPTURE);
            case MoveTo _, MoveTogether _, MoveAway _, MayMoveAgain _, Relocate _ ->
                    Optional.of(CardDeed.MOVE);
            case DeployFrom _, DeployTogether _, MayDeploy _ -> Optional.of(CardDeed.DEPLOY);
            case TakeFrom _,
                    PickFrom _,
                    PickTop _,
                    LookAt _,
                    LookAtThatPile _,
                    RevealBottom _,
                    DrawCards _ ->
                    Optional.of(CardDeed.SEARCH);
            case FireWeapon _,
                    FireAsFollows _,
                    FireInTurn _,
                    FireTogether _,
                    FireTwice _,
                    HitIt _ ->
                    Optional.of(CardDeed.WEAPON);
            case Activate _, UseTheirForce _ -> Optional.of(CardDeed.FORCE);
            case Exclude _ -> Optional.of(CardDeed.FORBID);
            default -> Optional.empty();
        };
    }

    private static Optional<CardDeed> of(Ability ability) {
        return switch (ability) {
            case Cancels _, CancelsText _, Suspends _ -> Optional.of(CardDeed.CANCEL);
            case ImmuneTo _, ImmuneToAttrition _ -> Optional.of(CardDeed.IMMUNITY);
            case AsDestiny _ -> Optional.of(CardDeed.DESTINY);
            case Fires _ -> Optional.of(CardDeed.WEAPON);
            case Allows(Deed deed, var _, var _, var _, var _) -> Optional.of(of(deed));
            default -> Optional.empty();
        };
    }

    /** What is allowed: to deploy, to move, to drain; anything else is done by those who fight. */
    private static CardDeed of(Deed deed) {
        String name = deed.name();
        if (name.contains("DEPLOY")) {
            return CardDeed.DEPLOY;
        }
        if (name.contains("MOVE") || name.contains("REACT")) {
            return CardDeed.MOVE;
        }
        return name.contains("DRAIN") ? CardDeed.DRAIN : CardDeed.POWER;
    }

    private static boolean isHarm(Deed deed) {
        String name = deed.name();
        return name.startsWith("CANCEL") || name.startsWith("BE_") || name.startsWith("REDUCE");
    }

    private static CardDeed of(Figure figure) {
        String name = figure.name();
        if (name.contains("DESTIN") || name.contains("DRAWS")) {
            return CardDeed.DESTINY;
        }
        if (name.contains("DRAIN") || name.contains("LOSS")) {
            return CardDeed.DRAIN;
        }
        if (name.contains("GENERATION") || name.equals("FORCE_ICONS")) {
            return CardDeed.FORCE;
        }
        return switch (figure) {
            case DEPLOY_COST, PLAY_COST -> CardDeed.DEPLOY;
            case MOVE_COST,
                    SHUTTLE_COST,
                    LANDSPEED,
                    HYPERSPEED,
                    LANDSPEED_TO_LEAVE,
                    TRANSIT_FROM,
                    TRANSIT_TO,
                    ENTER_COST ->
                    CardDeed.MOVE;
            case IMMUNITY_TO_ATTRITION, DEFENSE_VALUE -> CardDeed.IMMUNITY;
            case RETRIEVAL -> CardDeed.RETRIEVE;
            case FIRE_COST, WEAPONS_PER_TURN, SHOTS_PER_BATTLE -> CardDeed.WEAPON;
            default -> CardDeed.POWER;
        };
    }
}
