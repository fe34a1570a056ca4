package holosite.app.map;

import holosite.language.card.Side;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What both players know between them: each one's own hand, and what either sees on the table. */
final class Together {
    private Together() {}

    static View of(View dark, View light) {
        var places = new ArrayList<PlaceView>();
        for (int i = 0; i < dark.places().size(); i++) {
            PlaceView place = dark.places().get(i);
            List<CardView> cards = cards(place.cards(), light.places().get(i).cards());
            places.add(with(place, cards));
        }
        return new View(
                Side.LIGHT,
                dark.turn(),
                dark.turnPlayer(),
                dark.phase(),
                dark.generation(),
                dark.dark(),
                light.light(),
                places,
                dark.battle(),
                dark.attack(),
                Optional.empty(),
                dark.logSize());
    }

    private static PlaceView with(PlaceView place, List<CardView> cards) {
        return new PlaceView(
                with(place.location(), place.location().on(), cards.size() - place.cards().size()),
                place.system(),
                place.parsec(),
                place.boundTo(),
                place.darkIcons(),
                place.lightIcons(),
                place.darkPower(),
                place.lightPower(),
                place.darkAbility(),
                place.lightAbility(),
                place.darkOccupies(),
                place.lightOccupies(),
                place.darkDrain(),
                place.lightDrain(),
                cards);
    }

    private static List<CardView> cards(List<CardView> one, List<CardView> other) {
        var all = new ArrayList<CardView>();
        for (CardView card : one) {
            all.add(
                    other.stream()
                            .filter(seen -> seen.handle() == card.handle())
                            .findFirst()
                            .map(seen -> with(card, seen))
                            .orElse(card));
        }
        for (CardView card : other) {
            if (one.stream().noneMatch(seen -> seen.handle() == card.handle())) {
                all.add(card);
            }
        }
        return all;
    }

    private static CardView with(CardView card, CardView seen) {
        List<CardView> on = cards(card.on(), seen.on());
        return with(card, on, on.size() - card.on().size());
    }

    /** So many of the cards that lie face down under this one are known after all. */
    private static CardView with(CardView card, List<CardView> on, int known) {
        return new CardView(
                card.handle(),
                card.id(),
                card.title(),
                card.owner(),
                card.role(),
                card.marks(),
                card.power(),
                card.ability(),
                card.forfeit(),
                card.defense(),
                card.ferocity(),
                card.landspeed(),
                card.hyperspeed(),
                card.immunity(),
                card.faceDown() - known,
                on);
    }
}
