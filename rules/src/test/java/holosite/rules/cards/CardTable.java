package holosite.rules.cards;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.state.Context;
import holosite.rules.text.CardTexts;
import java.util.ArrayList;
import java.util.List;

/** Tables for the tests of single cards: every card there is. */
final class CardTable {
    /** A creature of the Light Side that lives on every planet. */
    static final String BEAST = "Scurrier";

    /** A creature of the Dark Side that lives on every planet. */
    static final String DARK_BEAST = "Rock Wart";

    static final String CANTINA = "Tatooine: Cantina";
    static final String BAY = "Tatooine: Docking Bay 94";
    static final String MOS_EISLEY = "Tatooine: Mos Eisley";
    static final String FARM = "Tatooine: Lars' Moisture Farm";

    private CardTable() {}

    static Position table() {
        return Scene.with(AllCards::all);
    }

    static Position tableWith(Card... more) {
        var cards = new ArrayList<Card>(AllCards.all());
        cards.addAll(List.of(more));
        return Scene.with(() -> cards);
    }

    /** The cards that may be chosen where this card is deployed. */
    static List<String> hosts(Scene scene, String card) {
        return scene.deploy(card).offered();
    }

    /** The cards this weapon may be fired at. */
    static List<String> targets(Scene scene, String weapon) {
        return scene.fire(weapon).offered();
    }

    /** Whether the text of a weapon names such a card as something to fire at. */
    static boolean names(Scene scene, String weapon, String target) {
        var game = scene.game();
        int card = scene.card(weapon);
        var context = Context.of(card, game.state().table().owner(card));
        return CardTexts.of(game.state(), card).text().firings().stream()
                .anyMatch(shot -> shot.at().fits(game.state(), context, scene.card(target)));
    }
}
