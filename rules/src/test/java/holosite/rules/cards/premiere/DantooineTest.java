package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.move.Asteroids.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Dantooine. */
class DantooineTest {
    @Test
    @Claim({"dantooine-dark#1", "dantooine-dark#2"})
    void darkShipsReactToDantooineWhenTheOpponentBattlesOrDrains() {
        var battle =
                table().at("dark Dantooine", "TIE Fighter", "X-wing")
                        .at("Hoth", "Devastator")
                        .turn(LIGHT, Phase.BATTLE);
        battle.battleAt("Dantooine").react("Devastator");
        assertThat(battle.locationOf("Devastator")).isEqualTo("Dantooine");
        assertThat(battle.has("Devastator", Flag.IN_BATTLE)).isTrue();

        var drain =
                table().at("dark Dantooine", "X-wing")
                        .at("Hoth", "Devastator")
                        .turn(LIGHT, Phase.CONTROL);
        drain.drainAt("Dantooine").offers("react with Devastator");

        var own =
                table().at("dark Dantooine", "TIE Fighter", "X-wing")
                        .at("Hoth", "Devastator")
                        .turn(DARK, Phase.BATTLE);
        own.battleAt("Dantooine").mayNot("react with Devastator");
        var ownDrain =
                table().at("dark Dantooine", "TIE Fighter")
                        .at("Hoth", "Devastator")
                        .turn(DARK, Phase.CONTROL);
        ownDrain.drainAt("Dantooine").mayNot("react with Devastator").passUntil(DARK, Phase.DEPLOY);
        assertThat(ownDrain.locationOf("Devastator")).isEqualTo("Hoth");
        // a battle or drain elsewhere calls nobody to Dantooine
        table().at("Tatooine", "TIE Fighter", "X-wing")
                .at("dark Dantooine", "Tyrant")
                .at("Hoth", "Devastator")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("react with Devastator", "react with Tyrant");
        // a react follows the rules of moving: an unpiloted ship does not
        table().at("dark Dantooine", "TIE Fighter", "X-wing")
                .at("Hoth", "Vader's Custom TIE")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Dantooine")
                .mayNot("react with Vader's Custom TIE");
    }
}
