package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Set Your Course For Alderaan: Force drains and battles under it. */
class SetYourCourseBattlesTest {
    private static final String COURSE = "Set Your Course For Alderaan";
    private static final String STATION = "Death Star";
    private static final String BAY = "Death Star: Docking Bay 327";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";

    private static Position table() {
        return Scene.with(AllCards::all)
                .beside(DARK, COURSE)
                .system(STATION, DARK)
                .site(BAY, DARK)
                .force(DARK, 12)
                .force(LIGHT, 12);
    }

    @Test
    void drainsElsewhereGoOn() {
        var scene =
                table().system("Alderaan", DARK)
                        .system("Yavin 4", DARK)
                        .at("Yavin 4", "TIE Scout")
                        .at(STATION, "TIE Scout#2")
                        .at("Tatooine: Cantina", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        scene.offers("drain at Yavin 4");
        int life = scene.lifeForce(LIGHT);
        scene.drainAt("Tatooine: Cantina").passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lifeForce(LIGHT))
                .isEqualTo(life - (int) scene.forceIcons("Tatooine: Cantina", LIGHT));
    }

    @Test
    void battleDamageIsSufferedAtTheDeathStarItself() {
        var scene =
                table().system("Alderaan", DARK)
                        .at(STATION, "TIE Scout", "Tantive IV", "Home One")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(STATION)
                        .finishBattle();
        assertThat(scene.lost(DARK)).hasSizeGreaterThan(5);
    }

    @Test
    void noDrainAtAlderaanAndNoneAtDeathStarSites() {
        var scene =
                table().system("Alderaan", DARK)
                        .site(CORRIDOR, DARK)
                        .at("Alderaan", "Devastator")
                        .aboard("Devastator", "DS-61-2")
                        .at(BAY, "Darth Vader")
                        .turn(DARK, Phase.CONTROL);
        int life = scene.lifeForce(LIGHT);

        scene.mayNot("drain at Alderaan");
        scene.drainAt(BAY).passResponses();

        assertThat(scene.lifeForce(LIGHT)).isEqualTo(life);
        assertThat(scene.whoDecides()).isEqualTo(DARK);
    }

    @Test
    void noBattleDamageOfYoursAtDeathStarSites() {
        assertThat(battle(WAR_ROOM).lost(DARK)).containsExactly("Stormtrooper");
        assertThat(battle("Tatooine: Cantina").lost(DARK)).hasSizeGreaterThan(5);
    }

    private static Scene battle(String site) {
        return table().system("Alderaan", DARK)
                .at(site, "Stormtrooper", "Luke Skywalker", "Han Solo", "Chewbacca")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(site)
                .finishBattle();
    }

    @Test
    void aDrainAtTheDeathStarItselfGoesOn() {
        var scene =
                table().system("Alderaan", DARK)
                        .on(STATION, "Presence Of The Force")
                        .at(STATION, "TIE Scout")
                        .turn(DARK, Phase.CONTROL);
        int life = scene.lifeForce(LIGHT);
        scene.drainAt(STATION).passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lifeForce(LIGHT)).isEqualTo(life - 1);
    }

    private static Position flipped() {
        return Scene.with(AllCards::all)
                .system("Alderaan", DARK)
                .mark("Alderaan", Flag.BLOWN_AWAY)
                .beside(DARK, COURSE)
                .system(STATION, DARK);
    }

    @Test
    void aStarDestroyerThatLightHasStolenServesLight() {
        var cost =
                flipped()
                        .hand(LIGHT, "dark Devastator")
                        .stolen("Devastator")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(cost.deployCost("Devastator", STATION)).isEqualTo(8);
        for (String own : new String[] {"TIE Scout", "Victory-Class Star Destroyer"}) {
            String fighter = "Vader's Custom TIE";
            var drain =
                    flipped()
                            .system("Tatooine", DARK)
                            .at("Tatooine", fighter, "Devastator", own)
                            .pilot(fighter, "Darth Maul")
                            .stolen("Devastator")
                            .turn(DARK, Phase.CONTROL);
            assertThat(drain.forceDrain("Tatooine", DARK))
                    .isEqualTo(
                            drain.forceIcons("Tatooine", LIGHT)
                                    + (own.equals("TIE Scout") ? 0 : 1));
        }
    }
}
