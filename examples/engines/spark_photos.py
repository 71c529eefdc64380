"""Reads the photos of a folder with Spark: python spark_photos.py PHOTOS OUT [MASTER]"""

import sys

from pyspark.sql import SparkSession
from pyspark.sql.functions import substring

from shuzi.engines import read_spark

JAVA_OPTIONS = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"


def main(photos: str, out: str, master: str = "local[2]") -> None:
    spark = (
        SparkSession.builder.master(master)
        .appName("shuzi")
        # The number of photos in memory, per task.
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "16")
        # Spark itself does little here: one thread is enough to collect its garbage, and its code need not be the fastest.
        .config("spark.driver.extraJavaOptions", JAVA_OPTIONS)
        .config("spark.executor.extraJavaOptions", JAVA_OPTIONS)
        # Some 60 photos a task, fewer where they are large: a file takes as long as its bytes and another megabyte, so to speak.
        # Larger tasks leave cores idle at the end; of smaller ones, each writes files for all prefixes.
        .config("spark.sql.files.maxPartitionBytes", str(64 << 20))
        .config("spark.sql.files.openCostInBytes", str(1 << 20))
        .getOrCreate()
    )
    files = spark.read.format("binaryFile").option("pathGlobFilter", "*.{jpg,jpeg,png,webp,heic,avif}").load(photos)
    rows = read_spark(files)
    # By the first digits of the content, so that corrections, which name it, find few files.
    rows.withColumn("prefix", substring("content", 1, 1)).write.partitionBy("prefix").parquet(out)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
