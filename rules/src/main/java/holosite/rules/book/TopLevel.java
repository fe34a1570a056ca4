package holosite.rules.book;

import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.action.CardActionRules;
import holosite.rules.attack.AttackRules;
import holosite.rules.battle.BattleRules;
import holosite.rules.capture.PrisonerTransfers;
import holosite.rules.capture.SearchParty;
import holosite.rules.capture.Undercover;
import holosite.rules.decision.Act;
import holosite.rules.dejarik.ReturnFromHolosite;
import holosite.rules.deploy.Deployment;
import holosite.rules.deploy.Transfer;
import holosite.rules.drain.DrainRules;
import holosite.rules.force.Activation;
import holosite.rules.force.DrawPhase;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Boarding;
import holosite.rules.move.Moves;
import holosite.rules.persona.Replacement;
import holosite.rules.presence.Participation;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardAction;
import holosite.rules.text.Players;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;
import java.util.ArrayList;
import java.util.List;

/** What a player may begin when nothing else is going on. */
public final class TopLevel {
    private TopLevel() {}

    /** What is going on while a player is asked. */
    private enum Span {
        PHASE,
        WEAPONS_SEGMENT,
        DAMAGE_SEGMENT
    }

    /**
     * In a phase: what the rules give the turn player there, then texts on the table, then
     * Interrupts.
     */
    public static List<Act> inPhase(GameState game, Side player) {
        var acts = new ArrayList<Act>();
        if (game.turn().player() == player) {
            switch (game.turn().phase()) {
                case ACTIVATE -> {
                    if (game.turn().generation() > 0
                            && game.table().size(player, Zone.RESERVE_DECK) > 0
                            && Activation.allowed(game, player)) {
                        acts.add(new Act.Activate());
                    }
                }
                case CONTROL -> {
                    DrainRules.list(game, player, acts);
                    SearchParty.list(game, player, acts);
                }
                case DEPLOY -> {
                    Deployment.list(game, player, acts);
                    Transfer.list(game, player, acts);
                    Replacement.list(game, player, acts);
                    Boarding.listSeats(game, player, acts);
                }
                case BATTLE -> BattleRules.list(game, player, acts);
                case MOVE -> {
                    Moves.list(game, player, acts);
                    PrisonerTransfers.list(game, player, acts);
                    Boarding.list(game, player, acts);
                    Boarding.listSeats(game, player, acts);
                }
                case DRAW -> {
                    if (DrawPhase.possible(game, player)) {
                        acts.add(new Act.Draw());
                    }
                }
            }
        } else if (game.turn().phase() == Phase.MOVE && Undercover.anySpy(game, player)) {
            Moves.list(game, player, acts);
        }
        if (game.turn().phase() == Phase.BATTLE) {
            AttackRules.list(game, player, acts);
        }
        if (game.turn().phase() != Phase.DEPLOY || game.turn().player() != player) {
            Deployment.listByText(game, player, acts);
        }
        ReturnFromHolosite.list(game, player, acts);
        texts(game, player, acts);
        hand(game, player, acts, Span.PHASE);
        return acts;
    }

    /**
     * In the weapons segment of a battle: texts for battles, and whatever can be done at any time.
     */
    public static void inBattle(GameState game, Side player, List<Act> acts) {
        battleTexts(game, player, acts, false);
        atAnyTime(game, player, acts);
        hand(game, player, acts, Span.WEAPONS_SEGMENT);
    }

    /** In the damage segment of a battle: only texts that name it. */
    public static void inDamageSegment(GameState game, Side player, List<Act> acts) {
        battleTexts(game, player, acts, true);
        hand(game, player, acts, Span.DAMAGE_SEGMENT);
    }

    private static void battleTexts(
            GameState game, Side player, List<Act> acts, boolean inDamageSegment) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.battleActions(); i++) {
            TextInForce text = standing.battleAction(i);
            boolean named = ((CardAction) text.part()).moment() instanceof When.InDamageSegment;
            if (named == inDamageSegment
                    && Participation.speaksInBattle(game, text.context().it())) {
                offer(game, text, player, acts);
            }
        }
    }

    /** In the weapons segment of an attack: texts for battles do not apply to attacks. */
    public static void inAttack(GameState game, Side player, List<Act> acts) {
        atAnyTime(game, player, acts);
        hand(game, player, acts, Span.WEAPONS_SEGMENT);
    }

    private static void atAnyTime(GameState game, Side player, List<Act> acts) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.phaseActions(); i++) {
            TextInForce text = standing.phaseAction(i);
            if (atAnyTime(((CardAction) text.part()).moment())) {
                offer(game, text, player, acts);
            }
        }
    }

    private static boolean atAnyTime(When moment) {
        return moment instanceof When.InPhases in && in.phases().size() == Phase.values().length;
    }

    private static void texts(GameState game, Side player, List<Act> acts) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.phaseActions(); i++) {
            TextInForce text = standing.phaseAction(i);
            if (CardActionRules.inPhase(game, (CardAction) text.part(), text.context())) {
                offer(game, text, player, acts);
            }
        }
    }

    private static void offer(GameState game, TextInForce text, Side player, List<Act> acts) {
        var action = (CardAction) text.part();
        Context context = text.context();
        if (CardActionRules.possible(game, action, context, player)) {
            acts.add(new Act.UseText(context.it(), context.player(), action.index()));
        }
    }

    private static void hand(GameState game, Side player, List<Act> acts, Span span) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (!table.definition(card).isPlayed()) {
                continue;
            }
            for (TextInForce text : TextsInForce.of(game, card)) {
                if (text.part() instanceof CardAction action
                        && !action.automatic()
                        && rightMoment(game, action, text.context(), span)
                        && CardActionRules.playable(game, card, player)
                        && CardActionRules.possible(game, action, text.context(), player)) {
                    acts.add(new Act.Play(card, player, action.index()));
                }
            }
        }
    }

    private static boolean rightMoment(
            GameState game, CardAction action, Context context, Span span) {
        return switch (action.moment()) {
            case When.InPhases in ->
                    (span == Span.PHASE || (span == Span.WEAPONS_SEGMENT && atAnyTime(in)))
                            && in.phases().contains(game.turn().phase())
                            && Players.means(in.turn(), context, game.turn().player());
            case When.InBattle b -> span == Span.WEAPONS_SEGMENT && game.battle().isGoingOn();
            case When.InDamageSegment d -> span == Span.DAMAGE_SEGMENT;
            case When.Just j -> false;
        };
    }
}
