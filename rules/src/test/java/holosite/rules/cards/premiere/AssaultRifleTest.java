package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Assault Rifle. */
class AssaultRifleTest {
    @Test
    @Claim("assault-rifle#2")
    void anAssaultRifleReachesIntoABattleAtTheNextSiteAndNoFurther() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .at(BAY, "Stormtrooper")
                        .on("Stormtrooper", "Assault Rifle")
                        .at(MOS_EISLEY, "Sandtrooper")
                        .on("Sandtrooper", "Assault Rifle")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).offers("fire Assault Rifle").mayNot("fire Assault Rifle#2");
        scene.fire("Assault Rifle").at("Luke Skywalker");
        assertThat(scene.isHit("Luke Skywalker")).isTrue();
    }
}
