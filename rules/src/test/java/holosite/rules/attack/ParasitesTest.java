package holosite.rules.attack;

import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Parasites and what they do to their hosts. */
class ParasitesTest {
    private static final String SWAMP = "Dagobah: Swamp";

    @Test
    void aVineSnakeWearsItsHostDown() {
        var scene =
                table().at(SWAMP, "Vine Snake (4_113)", "Luke Skywalker")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Vine Snake");
        assertThat(scene.hostOf("Vine Snake")).isEqualTo("Luke Skywalker");
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);

        scene.passUntil(DARK, Phase.DRAW);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(2);
        // a destiny that is not above his ability of 4 does no harm
        scene.nextDestiny(DARK, 4).passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(2);
        scene.nextDestiny(DARK, 5).passUntil(DARK, Phase.DRAW);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(1);
        scene.nextDestiny(DARK, 5).passUntil(LIGHT, Phase.DRAW);

        // eaten up, and the snake lets go
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.locationOf("Vine Snake")).isEqualTo(SWAMP);
    }

    @Test
    void twoVineSnakesDoNotAddUp() {
        var scene =
                table().at(SWAMP, "Chewbacca")
                        .on("Chewbacca", "Vine Snake (4_113)", "Vine Snake (4_113)")
                        .counter("Vine Snake", 2)
                        .counter("Vine Snake#2", 1)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Chewbacca")).isEqualTo(4);
    }

    @Test
    void mynocksLetGoOfAStarfighterThatHasNothingLeft() {
        var scene =
                table().at("Tatooine", "X-wing")
                        .on("X-wing", "Mynock (4_110)", "Mynock (4_110)", "Mynock (4_110)")
                        .turn(DARK, Phase.BATTLE);

        // power 3 and hyperspeed 5: three are too many
        long on =
                scene.cardsOn("X-wing").stream().filter(card -> card.startsWith("Mynock")).count();
        assertThat(on).isEqualTo(2);
        assertThat(scene.hyperspeed("X-wing")).isEqualTo(1);
        // who let go cannot attach again this turn
        assertThat(scene.offered().stream().noneMatch(act -> act.startsWith("let attack")))
                .isTrue();
    }

    @Test
    @Ruling("slug-comes-with-open-mouth")
    void aSpaceSlugSwallowsStarfightersAndClosesItsMouth() {
        String belly = "Big One: Asteroid Cave Or Space Slug Belly";
        var scene =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Big One", DARK)
                        .site(belly, LIGHT)
                        .at("Big One", "Space Slug (4_112)", "X-wing")
                        .force(LIGHT, 9)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Space Slug").pass(DARK).yes();
        assertThat(scene.locationOf("X-wing")).isEqualTo(belly);

        // out through an open mouth, not through a closed one
        scene.passUntil(LIGHT, Phase.MOVE).offers("take off with X-wing");
        scene.pass(LIGHT).use("Space Slug");
        scene.expectDecider(LIGHT).mayNot("take off with X-wing");
    }

    @Test
    void anAttachedParasiteIsAttackedWhereItsHostIs() {
        var scene =
                table().at(SWAMP, "Luke Skywalker", "Obi-Wan Kenobi")
                        .on("Luke Skywalker", "Vine Snake (4_113)")
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);

        scene.attack("Vine Snake");
        scene.answerDefaults(() -> scene.state().attack().isGoingOn());

        assertThat(scene.lost(DARK)).contains("Vine Snake");
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @Test
    void aHostAloneAttacksItsParasiteToo() {
        table().at(SWAMP, "Luke Skywalker")
                .on("Luke Skywalker", "Vine Snake (4_113)")
                .turn(LIGHT, Phase.BATTLE)
                .offers("attack Vine Snake");
    }

    @Test
    void aParasiteOfSomebodyBehindAHullIsOutOfReach() {
        var scene =
                table().at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Luke Skywalker")
                        .on("Luke Skywalker", "Vine Snake (4_113)")
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(scene.isOffered("attack Vine Snake")).isFalse();
    }

    @Test
    void anAttachedParasiteDoesNotAttackItself() {
        var scene =
                table().at(SWAMP, "Luke Skywalker", "Obi-Wan Kenobi")
                        .on("Luke Skywalker", "Vine Snake (4_113)")
                        .turn(DARK, Phase.BATTLE);

        assertThat(scene.isOffered("let attack Vine Snake")).isFalse();
    }

    @Test
    void whatAParasiteCountsBeginsAnewOnAnotherHost() {
        var scene =
                table().at(SWAMP, "Vine Snake (4_113)", "Luke Skywalker")
                        .counter("Vine Snake", 2)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Vine Snake");

        assertThat(scene.hostOf("Vine Snake")).isEqualTo("Luke Skywalker");
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
        scene.passUntil(DARK, Phase.DRAW);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    @Test
    void aSnakeThatAteItsHostGoesOnToAnotherWhomItCountsAnew() {
        var scene =
                table().at(SWAMP, "Luke Skywalker", "Chewbacca")
                        .on("Luke Skywalker", "Vine Snake (4_113)")
                        .counter("Vine Snake", 2)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        scene.passUntil(DARK, Phase.DRAW);
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.locationOf("Vine Snake")).isEqualTo(SWAMP);

        scene.passUntil(LIGHT, Phase.BATTLE);
        scene.passUntil("let attack Vine Snake").letAttack("Vine Snake").passResponses();
        assertThat(scene.hostOf("Vine Snake")).isEqualTo("Chewbacca");
        assertThat(scene.power("Chewbacca")).isEqualTo(scene.printed(POWER, "Chewbacca"));
        scene.nextDestiny(DARK, 6).passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.power("Chewbacca")).isEqualTo(scene.printed(POWER, "Chewbacca") - 1);
    }
}
