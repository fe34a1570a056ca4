package holosite.server.wire;

import holosite.language.card.Side;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlayerView;
import holosite.rules.view.View;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;

/** Cards, places and players of a view. */
final class TableSections {
    private final CardIndex cards;

    TableSections(CardIndex cards) {
        this.cards = cards;
    }

    String turn(View view) {
        return JsonWriter.object(
                out ->
                        out.put("number", view.turn())
                                .put("player", view.turnPlayer())
                                .put("phase", view.phase())
                                .put("generation", view.generation()));
    }

    String player(View view, Side side) {
        PlayerView player = view.of(side);
        return JsonWriter.object(
                out -> {
                    out.put("reserve", player.reserveDeck())
                            .put("force", player.forcePile())
                            .put("used", player.usedPile())
                            .put("lost", player.lostPile())
                            .put("lostTop", cards.id(side, player.topOfLostPile()))
                            .texts(
                                    "outOfPlay",
                                    player.outOfPlay().stream()
                                            .map(title -> cards.id(side, title))
                                            .toList())
                            .put("hand", player.handSize())
                            .put("sabacc", player.sabaccSize())
                            .put("lifeForce", player.lifeForce())
                            .list("side", player.sideOfTable(), this::card);
                    if (player.open()) {
                        out.list("cards", player.hand(), this::card);
                        out.list("sabaccCards", player.sabaccHand(), this::card);
                    } else {
                        out.putNull("cards").putNull("sabaccCards");
                    }
                });
    }

    String row(View view) {
        List<Integer> handles =
                view.places().stream().map(place -> place.location().handle()).toList();
        return "[" + String.join(",", handles.stream().map(String::valueOf).toList()) + "]";
    }

    String place(PlaceView place) {
        return JsonWriter.object(
                out -> {
                    out.object("location", card(place.location()))
                            .put("system", place.system())
                            .put("parsec", place.parsec());
                    place.boundTo().ifPresent(handle -> out.put("boundTo", handle));
                    out.sides("icons", place::icons)
                            .sides("power", place::power)
                            .sides("ability", place::ability)
                            .sides("occupies", place::occupies)
                            .sides("drain", place::drain);
                    if (place.controls(Side.DARK)) {
                        out.put("controls", Side.DARK);
                    } else if (place.controls(Side.LIGHT)) {
                        out.put("controls", Side.LIGHT);
                    } else {
                        out.putNull("controls");
                    }
                    out.list("cards", place.cards(), this::card);
                });
    }

    private Consumer<JsonWriter> card(CardView card) {
        return out -> {
            out.put("handle", card.handle())
                    .put("id", card.id())
                    .put("owner", card.owner())
                    .put("role", card.role())
                    .texts("marks", marks(card))
                    .object(
                            "figures",
                            figures -> {
                                figures.put("power", card.power())
                                        .put("ability", card.ability())
                                        .put("politics", card.politics())
                                        .put("maneuver", card.maneuver())
                                        .put("armor", card.armor())
                                        .put("forfeit", card.forfeit())
                                        .put("defense", card.defense())
                                        .put("ferocity", card.ferocity())
                                        .put("landspeed", card.landspeed())
                                        .put("hyperspeed", card.hyperspeed())
                                        .put("race", card.race());
                                if (card.immunity() > 0) {
                                    figures.put("immunity", card.immunity());
                                }
                            });
            if (card.faceDown() > 0) {
                out.put("faceDown", card.faceDown());
            }
            if (!card.on().isEmpty()) {
                out.list("on", card.on(), this::card);
            }
        };
    }

    /** In the order of the enum, so that the same marks are always written the same way. */
    private static List<String> marks(CardView card) {
        return card.marks().isEmpty()
                ? List.of()
                : EnumSet.copyOf(card.marks()).stream().map(JsonWriter::key).toList();
    }
}
