package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.start.StartDecks.catalog;
import static holosite.rules.start.StartDecks.deck;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.rules.Game;
import holosite.rules.capture.Stealing;
import holosite.rules.kit.Scene;
import holosite.rules.setup.Setup;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** What becomes of stolen cards when a game is over. */
class StolenCardsReturnTest {
    private static final String RIFLE = "Blaster Rifle";

    @Test
    @Claim("stealing#9")
    void afterTheGameAStolenCardIsInItsRightfulOwnersDeckAgain() {
        var dark = deck(DARK, "Tatooine", "Tatooine");
        var light = deck(LIGHT, "Yavin 4", "Yavin 4", RIFLE);
        var setup = new Setup(catalog(dark, light), dark, light);
        var scene = Scene.of(Game.start(setup, 7));
        Stealing.win(scene.state(), scene.card(RIFLE), DARK, Zone.USED_PILE);
        assertThat(scene.ownerOf(RIFLE)).isEqualTo(DARK);

        // the Light Side runs out of Life Force
        var table = scene.state().table();
        for (int card : table.cards(Table.zone(LIGHT, Zone.RESERVE_DECK))) {
            table.toTop(card, Table.zone(LIGHT, Zone.LOST_PILE), Role.NONE);
        }
        scene.answerDefaults(() -> !scene.isOver());
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.ownerOf(RIFLE)).isEqualTo(DARK);

        var next = Scene.of(Game.start(setup, 8));
        assertThat(next.ownerOf(RIFLE)).isEqualTo(LIGHT);
        assertThat(next.reserve(LIGHT).size() + next.hand(LIGHT).size()).isEqualTo(59);
    }
}
