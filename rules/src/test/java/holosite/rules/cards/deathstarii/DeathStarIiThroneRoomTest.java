package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Death Star II: Throne Room. */
class DeathStarIiThroneRoomTest {
    private static final String ROOM = "Death Star II: Throne Room";

    @Test
    void emperorsPowerIsTakenOnceInAGame() {
        var power =
                Kinds.usedInterrupt("Emperor's Power", DARK, "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(Effects.retrieve(Who.YOU, 1))));
        var scene =
                tableWith(power)
                        .site(ROOM, DARK)
                        .reserve(DARK, "Emperor's Power", "Emperor's Power", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        scene.use(ROOM).passResponses();
        scene.mayNot("Stormtrooper").choose("Emperor's Power").passResponses();
        assertThat(scene.hand(DARK)).containsExactly("Emperor's Power");
        scene.mayNot("use " + ROOM);
    }
}
