package holosite.rules.view;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.attack.AttackTotals;
import holosite.rules.battle.BattleTotals;
import holosite.rules.card.Definition;
import holosite.rules.force.LifeForce;
import holosite.rules.log.Audience;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Parsecs;
import holosite.rules.place.ShipSites;
import holosite.rules.presence.Presence;
import holosite.rules.state.Attack;
import holosite.rules.state.Battle;
import holosite.rules.state.BattleSide;
import holosite.rules.state.GameState;
import holosite.rules.state.Sides;
import holosite.rules.table.Flag;
import holosite.rules.table.Knowledge;
import holosite.rules.table.KnownBy;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Orbit;
import holosite.rules.whereabouts.Piloting;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Builds a view, adding only what its viewer may know. */
final class ViewBuilder {
    private final GameState game;
    private final Table table;
    private final Audience audience;

    ViewBuilder(GameState game, Audience audience) {
        this.game = game;
        this.table = game.table();
        this.audience = audience;
    }

    View view() {
        var places = new ArrayList<PlaceView>();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            places.add(place(at));
        }
        return new View(
                audience.side().orElse(Side.LIGHT),
                game.turn().number(),
                game.turn().player(),
                game.turn().phase(),
                game.turn().generation(),
                player(Side.DARK),
                player(Side.LIGHT),
                places,
                new LastingViews(game, audience).all(),
                battle(),
                attack(),
                question(),
                game.log().size());
    }

    /** The question if it is the viewer's own, or anybody's for a viewer who may see everything. */
    private Optional<Question> question() {
        Side asked =
                audience == Audience.BOTH && !game.isOver()
                        ? game.decision().player()
                        : audience.side().orElse(null);
        return asked == null ? Optional.empty() : new QuestionBuilder(game, asked).question();
    }

    private PlayerView player(Side player) {
        int lost = table.top(player, Zone.LOST_PILE);
        boolean open = audience.knows(KnownBy.only(player));
        var hand = new ArrayList<CardView>();
        for (int card = table.top(player, Zone.HAND);
                open && card != Table.NOBODY;
                card = table.next(card)) {
            hand.add(card(card, Handles.inHand(hand.size())));
        }
        var sabacc = new ArrayList<CardView>();
        for (int card = table.top(player, Zone.SABACC_HAND);
                open && card != Table.NOBODY;
                card = table.next(card)) {
            sabacc.add(card(card, Handles.found(sabacc.size())));
        }
        var out = new ArrayList<String>();
        for (int card = table.top(player, Zone.OUT_OF_PLAY);
                card != Table.NOBODY;
                card = table.next(card)) {
            out.add(table.definition(card).card().title());
        }
        var side = new ArrayList<CardView>();
        for (int card = table.top(player, Zone.SIDE_OF_TABLE);
                card != Table.NOBODY;
                card = table.next(card)) {
            side.add(card(card, table.arrived(card)));
        }
        return new PlayerView(
                table.size(player, Zone.RESERVE_DECK),
                table.size(player, Zone.FORCE_PILE),
                table.size(player, Zone.USED_PILE),
                table.size(player, Zone.LOST_PILE),
                lost == Table.NOBODY || !mayKnow(lost) ? "" : table.definition(lost).card().title(),
                open,
                table.size(player, Zone.HAND),
                hand,
                table.size(player, Zone.SABACC_HAND),
                sabacc,
                out,
                side,
                LifeForce.of(game, player));
    }

    private PlaceView place(int location) {
        var cards = new ArrayList<CardView>();
        for (int on = table.top(Table.on(location)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on) != Role.COVERED && mayKnow(on)) {
                cards.add(card(on, table.arrived(on)));
            }
        }
        return new PlaceView(
                plain(location),
                game.systemAt(location),
                table.definition(location).is(Subtype.SYSTEM)
                        ? Parsecs.parsec(game, location)
                        : Double.NaN,
                boundTo(location),
                Sides.each(side -> at(location, side)),
                cards);
    }

    private PlaceView.PlaceSideView at(int location, Side side) {
        return new PlaceView.PlaceSideView(
                (int) Figures.at(game, Figure.FORCE_ICONS, location, side),
                BattleTotals.power(game, side, location),
                Presence.totalAbility(game, side, location),
                Presence.occupies(game, side, location),
                Figures.at(game, Figure.FORCE_DRAIN, location, side));
    }

    private OptionalInt boundTo(int location) {
        int other =
                Orbit.station(game, location)
                        ? table.aim(location)
                        : ShipSites.is(table, location)
                                ? ShipSites.ship(game, location)
                                : Table.NOBODY;
        return other == Table.NOBODY ? OptionalInt.empty() : OptionalInt.of(table.arrived(other));
    }

    private boolean mayKnow(int card) {
        return audience.knows(Knowledge.of(table, card));
    }

    private CardView plain(int location) {
        double none = Double.NaN;
        return new CardView(
                table.arrived(location),
                table.definition(location).card().id(),
                table.definition(location).card().title(),
                table.owner(location),
                table.role(location),
                marks(location),
                none,
                none,
                none,
                none,
                none,
                none,
                none,
                none,
                none,
                none,
                0,
                none,
                faceDown(location),
                List.of());
    }

    private CardView card(int card, int handle) {
        Definition definition = table.definition(card);
        var on = new ArrayList<CardView>();
        for (int child = table.top(Table.on(card));
                child != Table.NOBODY;
                child = table.next(child)) {
            if (mayKnow(child)) {
                on.add(card(child, table.arrived(child)));
            }
        }
        boolean unit = definition.isUnit();
        boolean creature = definition.is(CardType.CREATURE);
        return new CardView(
                handle,
                definition.card().id(),
                definition.card().title(),
                table.owner(card),
                table.role(card),
                marks(card),
                unit ? Figures.of(game, Figure.POWER, card) : Double.NaN,
                unit ? Figures.of(game, Figure.ABILITY, card) : Double.NaN,
                ifPrinted(Figure.POLITICS, card),
                ifPrinted(Figure.MANEUVER, card),
                ifPrinted(Figure.ARMOR, card),
                Figures.of(game, Figure.FORFEIT, card),
                unit || creature ? Figures.of(game, Figure.DEFENSE_VALUE, card) : Double.NaN,
                creature ? Figures.of(game, Figure.FEROCITY, card) : Double.NaN,
                unit || creature ? Figures.of(game, Figure.LANDSPEED, card) : Double.NaN,
                unit ? Figures.of(game, Figure.HYPERSPEED, card) : Double.NaN,
                unit && table.host(card) != Table.NOBODY ? Immunities.attrition(game, card) : 0,
                race(card),
                faceDown(card),
                on);
    }

    private double ifPrinted(Figure figure, int card) {
        return Double.isNaN(table.definition(card).figure(figure))
                ? Double.NaN
                : Figures.of(game, figure, card);
    }

    private double race(int card) {
        return Figures.of(
                game,
                table.definition(card).is(CardType.PODRACER)
                        ? Figure.RACE_TOTAL
                        : Figure.RACE_DESTINY,
                card);
    }

    /** Cards under this one of which the viewer sees only the back. */
    private int faceDown(int card) {
        int backs = 0;
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            backs += mayKnow(on) ? 0 : 1;
        }
        return backs;
    }

    private Set<CardView.Mark> marks(int card) {
        var marks = EnumSet.noneOf(CardView.Mark.class);
        mark(marks, card, Flag.HIT, CardView.Mark.HIT);
        mark(marks, card, Flag.FLIPPED, CardView.Mark.FLIPPED);
        mark(marks, card, Flag.UNDERCOVER, CardView.Mark.UNDERCOVER);
        mark(marks, card, Flag.CAPTIVE, CardView.Mark.CAPTIVE);
        mark(marks, card, Flag.FROZEN, CardView.Mark.FROZEN);
        mark(marks, card, Flag.MISSING, CardView.Mark.MISSING);
        mark(marks, card, Flag.CRASHED, CardView.Mark.CRASHED);
        mark(marks, card, Flag.DAMAGED, CardView.Mark.DAMAGED);
        mark(marks, card, Flag.IN_BATTLE, CardView.Mark.IN_BATTLE);
        mark(marks, card, Flag.EXCLUDED, CardView.Mark.EXCLUDED);
        mark(marks, card, Flag.MOVED, CardView.Mark.MOVED);
        mark(marks, card, Flag.BATTLED, CardView.Mark.BATTLED);
        mark(marks, card, Flag.SEARCHED, CardView.Mark.SEARCHED);
        mark(marks, card, Flag.FACE_DOWN, CardView.Mark.FACE_DOWN);
        mark(marks, card, Flag.BLOWN_AWAY, CardView.Mark.BLOWN_AWAY);
        mark(marks, card, Flag.COLLAPSED, CardView.Mark.COLLAPSED);
        mark(marks, card, Flag.BOMBING_RUN, CardView.Mark.BOMBING_RUN);
        mark(marks, card, Flag.CROSSED_OVER, CardView.Mark.CROSSED_OVER);
        aims(marks, card);
        if (table.host(card) != Table.NOBODY) {
            if (table.definition(card).isVessel() && !Piloting.piloted(game, card)) {
                marks.add(CardView.Mark.UNPILOTED);
            }
            // at a holosite the normal text of a card is inactive
            if (Standing.of(game).textCanceled(card) || table.has(card, Flag.AT_HOLOSITE)) {
                marks.add(CardView.Mark.TEXT_CANCELED);
            }
        }
        return marks;
    }

    /** What Effects and Epic Events on the table are aimed at, and who leads a run of one's own. */
    private void aims(Set<CardView.Mark> marks, int card) {
        for (int other = 0; other < table.count(); other++) {
            if (table.aim(other) == card && mayKnow(other)) {
                if (table.definition(other).is(CardType.EPIC_EVENT)
                        && table.owner(other) == table.owner(card)) {
                    marks.add(CardView.Mark.LEADS);
                } else if (table.definition(other).is(CardType.EFFECT)
                        || table.definition(other).is(CardType.EPIC_EVENT)) {
                    marks.add(CardView.Mark.AIMED_AT);
                }
            }
        }
    }

    private void mark(Set<CardView.Mark> marks, int card, long flag, CardView.Mark mark) {
        if (table.has(card, flag)) {
            marks.add(mark);
        }
    }

    private Optional<AttackView> attack() {
        Attack attack = game.attack();
        if (!attack.isGoingOn()) {
            return Optional.empty();
        }
        var against = new ArrayList<Integer>();
        for (int card : attack.cards().numbers()) {
            against.add(table.arrived(card));
        }
        return Optional.of(
                new AttackView(
                        table.arrived(attack.location()),
                        table.arrived(attack.creature()),
                        table.definition(attack.creature()).card().title(),
                        table.owner(attack.creature()),
                        attack.byCreature(),
                        attack.player(),
                        against,
                        attack.segment(),
                        AttackTotals.draws(game),
                        AttackTotals.attaches(game),
                        AttackTotals.ferocity(game),
                        AttackTotals.defense(game),
                        AttackTotals.ofCreature(game),
                        attack.destiny(),
                        AttackTotals.of(game),
                        attack.segment() == Attack.Segment.DAMAGE && !AttackTotals.attaches(game)
                                ? Optional.of(AttackTotals.defeated(game))
                                : Optional.empty()));
    }

    private Optional<BattleView> battle() {
        Battle battle = game.battle();
        if (!battle.isGoingOn()) {
            return Optional.empty();
        }
        return Optional.of(
                new BattleView(
                        table.arrived(battle.location()),
                        battle.initiator(),
                        battle.segment(),
                        Sides.each(this::battleSide)));
    }

    private BattleView.BattleSideView battleSide(Side side) {
        BattleSide own = game.battle().of(side);
        return new BattleView.BattleSideView(
                BattleTotals.of(game, Figure.TOTAL_POWER, side),
                own.destiny(),
                own.attritionLeft(),
                own.damageLeft(),
                own.attrition(),
                own.damage());
    }
}
