package holosite.rules.persona;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** A character whose text lets the opponent replace it with a version of his own. */
class ReplacementByTheOpponentTest {
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";

    @Test
    @Claim("persona-replacement-rule#2")
    void theLightSideReplacesTheDarkLandoAtASite() {
        var scene =
                table().at(PLAZA, "dark Lando Calrissian")
                        .hand(LIGHT, "light Lando Calrissian")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.replace("light Lando Calrissian");

        assertThat(scene.locationOf("light Lando Calrissian")).isEqualTo(PLAZA);
        assertThat(scene.lost(DARK)).containsExactly("dark Lando Calrissian");
        assertThat(scene.controls(LIGHT, PLAZA)).isTrue();

        // aboard a ship he is present at no site
        table().at("Tatooine", "Devastator")
                .passenger("Devastator", "dark Lando Calrissian")
                .hand(LIGHT, "light Lando Calrissian")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace light Lando Calrissian");
        table().site(PLAINS, DARK)
                .at(PLAINS, "Blizzard 2")
                .passenger("Blizzard 2", "dark Lando Calrissian")
                .hand(LIGHT, "light Lando Calrissian")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace light Lando Calrissian");
    }

    @Test
    @Claim("persona-replacement-rule#2")
    void theDarkSideDoesNotReplaceTheLightOne() {
        table().at(PLAZA, "light Lando Calrissian")
                .hand(DARK, "dark Lando Calrissian")
                .force(DARK, 5)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("replace dark Lando Calrissian", "deploy dark Lando Calrissian");
    }
}
