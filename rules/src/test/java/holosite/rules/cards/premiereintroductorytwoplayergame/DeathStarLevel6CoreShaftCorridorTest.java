package holosite.rules.cards.premiereintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Death Star: Level 6 Core Shaft Corridor. */
class DeathStarLevel6CoreShaftCorridorTest {
    private static final String CORRIDOR = "Death Star: Level 6 Core Shaft Corridor";

    @Test
    @Claim("death-star-level-6-core-shaft-corridor#1")
    void lukeAndObiWanEachGetTwoPowerOnTheDeathStarWhileLightControlsIt() {
        var controlled =
                table().at(CORRIDOR, "Rebel Trooper")
                        .at(WAR_ROOM, "Luke Skywalker", "Obi-Wan Kenobi", "Leia Organa")
                        .turn(LIGHT);
        var contested =
                table().at(CORRIDOR, "Rebel Trooper", "Stormtrooper")
                        .at(WAR_ROOM, "Luke Skywalker", "Obi-Wan Kenobi", "Leia Organa")
                        .turn(LIGHT);
        for (String hero : new String[] {"Luke Skywalker", "Obi-Wan Kenobi"}) {
            assertThat(controlled.power(hero)).isEqualTo(contested.power(hero) + 2);
        }
        assertThat(controlled.power("Leia Organa")).isEqualTo(contested.power("Leia Organa"));
        var elsewhere = table().at(CORRIDOR, "Rebel Trooper").at(BAY, "Luke Skywalker").turn(LIGHT);
        assertThat(elsewhere.power("Luke Skywalker"))
                .isEqualTo(elsewhere.printed(Figure.POWER, "Luke Skywalker"));
        var above =
                table().at(CORRIDOR, "Rebel Trooper")
                        .at("Death Star", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Luke Skywalker")
                        .turn(LIGHT);
        assertThat(above.power("Luke Skywalker"))
                .isEqualTo(above.printed(Figure.POWER, "Luke Skywalker"));
    }

    @Test
    void whileDarkControlsItLightNeedsTwoAbilityToControlADeathStarSite() {
        var scene =
                table().at(CORRIDOR, "Stormtrooper")
                        .at(WAR_ROOM, "Rebel Trooper")
                        .at(BAY, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.occupies(LIGHT, WAR_ROOM)).isTrue();
        assertThat(scene.controls(LIGHT, WAR_ROOM)).isFalse();
        assertThat(scene.controls(LIGHT, BAY)).isTrue();
        scene.mayNot("drain at " + WAR_ROOM);

        var able =
                table().at(CORRIDOR, "Stormtrooper")
                        .at(WAR_ROOM, "Rebel Trooper", "Rebel Trooper")
                        .turn(LIGHT);
        assertThat(able.controls(LIGHT, WAR_ROOM)).isTrue();
        var open = table().site(CORRIDOR, LIGHT).at(WAR_ROOM, "Rebel Trooper").turn(LIGHT);
        assertThat(open.controls(LIGHT, WAR_ROOM)).isTrue();
        var above = table().at(CORRIDOR, "Stormtrooper").at("Death Star", "X-wing").turn(LIGHT);
        assertThat(above.controls(LIGHT, "Death Star")).isTrue();
        var dark = table().at(CORRIDOR, "Stormtrooper").at(WAR_ROOM, "Stormtrooper").turn(DARK);
        assertThat(dark.controls(DARK, WAR_ROOM)).isTrue();
    }
}
