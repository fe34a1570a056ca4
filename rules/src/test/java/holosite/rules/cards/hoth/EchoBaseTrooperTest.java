package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Echo Base Trooper. */
class EchoBaseTrooperTest {
    @Test
    @Claim({"echo-base-trooper#1", "echo-base-trooper#2"})
    void echoBaseTroopersAreRebelTroopers() {
        var scene =
                table().site("Death Star: War Room", DARK)
                        .at("Death Star: War Room", "Grand Moff Tarkin")
                        .at(
                                PLAINS,
                                "Echo Base Trooper",
                                "Echo Base Trooper Officer",
                                "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forfeitValue("Echo Base Trooper")).isEqualTo(2);
        assertThat(scene.forfeitValue("Echo Base Trooper Officer")).isEqualTo(2);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(7);
    }
}
