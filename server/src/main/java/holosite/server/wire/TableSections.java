package holosite.server.wire;

import holosite.language.card.Side;
import holosite.rules.state.Sides;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlayerView;
import holosite.rules.view.View;
import holosite.server.message.CardInfo;
import holosite.server.message.FigureName;
import holosite.server.message.PlaceInfo;
import holosite.server.message.PlayerInfo;
import holosite.server.message.RowInfo;
import holosite.server.message.TurnInfo;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Cards, places and players of a view. */
final class TableSections {
    private final CardIndex cards;

    TableSections(CardIndex cards) {
        this.cards = cards;
    }

    static TurnInfo turn(View view) {
        return new TurnInfo(view.turn(), view.turnPlayer(), view.phase(), view.generation());
    }

    PlayerInfo player(View view, Side side) {
        PlayerView player = view.of(side);
        return new PlayerInfo(
                player.reserveDeck(),
                player.forcePile(),
                player.usedPile(),
                player.lostPile(),
                cards.id(side, player.topOfLostPile()),
                player.outOfPlay().stream().map(title -> cards.id(side, title)).toList(),
                player.handSize(),
                player.sabaccSize(),
                player.lifeForce(),
                all(player.sideOfTable()),
                player.open() ? Optional.of(all(player.hand())) : Optional.empty(),
                player.open() ? Optional.of(all(player.sabaccHand())) : Optional.empty());
    }

    static RowInfo row(View view) {
        return new RowInfo(view.places().stream().map(place -> place.location().handle()).toList());
    }

    static PlaceInfo place(PlaceView place) {
        return new PlaceInfo(
                card(place.location()),
                place.system(),
                Numbers.known(place.parsec()),
                place.boundTo(),
                Sides.each(place::icons),
                Sides.each(place::power),
                Sides.each(place::ability),
                Sides.each(place::occupies),
                Sides.each(place::drain),
                place.controls(Side.DARK)
                        ? Optional.of(Side.DARK)
                        : Optional.of(Side.LIGHT).filter(place::controls),
                all(place.cards()));
    }

    private static List<CardInfo> all(List<CardView> cards) {
        return cards.stream().map(TableSections::card).toList();
    }

    private static CardInfo card(CardView card) {
        return new CardInfo(
                card.handle(),
                card.id(),
                card.owner(),
                card.role(),
                card.marks().stream().sorted().toList(),
                figures(card),
                card.immunity() > 0 ? OptionalDouble.of(card.immunity()) : OptionalDouble.empty(),
                Numbers.known(card.race()),
                card.faceDown() > 0 ? OptionalInt.of(card.faceDown()) : OptionalInt.empty(),
                all(card.on()));
    }

    private static Map<FigureName, Double> figures(CardView card) {
        var figures = new EnumMap<FigureName, Double>(FigureName.class);
        put(figures, FigureName.POWER, card.power());
        put(figures, FigureName.ABILITY, card.ability());
        put(figures, FigureName.POLITICS, card.politics());
        put(figures, FigureName.MANEUVER, card.maneuver());
        put(figures, FigureName.ARMOR, card.armor());
        put(figures, FigureName.FORFEIT, card.forfeit());
        put(figures, FigureName.DEFENSE, card.defense());
        put(figures, FigureName.FEROCITY, card.ferocity());
        put(figures, FigureName.LANDSPEED, card.landspeed());
        put(figures, FigureName.HYPERSPEED, card.hyperspeed());
        return figures;
    }

    private static void put(Map<FigureName, Double> figures, FigureName name, double value) {
        if (!Double.isNaN(value)) {
            figures.put(name, value);
        }
    }
}
